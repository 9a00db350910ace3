import type { ModerationDecision, ReportState } from '#contract/entities/report';
import { ownFormat } from '#shared/lib/dateFormat';
import { parseUtc } from '#shared/lib/timeLabel';
import * as texts from '../texts';

const dayFormat = ownFormat('en-GB', { dateStyle: 'medium' });

/** Returns the day of an instant, in the browser's zone. */
export const dayOf = (stamp: string): string => dayFormat(parseUtc(stamp));

interface Decided {
  readonly state: ReportState;
  readonly decision: ModerationDecision | null;
}

/** Returns how a report ended, in a word or two. */
export function resultOf({ state, decision }: Decided): string {
  if (decision) return texts.results[decision];
  return state === 'acted' ? texts.goneBefore : texts.states[state];
}
