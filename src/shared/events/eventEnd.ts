import type { Event } from '#contract/entities/event';
import { nextDayAfter } from '#contract/wallTime';
import { parseUtc } from '../lib/timeLabel';
import { useNow } from '../hooks/useNow';
import { eventZone } from './eventTime';

type Times = Pick<Event, 'event_datetime' | 'ends_at' | 'timezone'>;

/**
 * Whether an event is over by its end or, without one, because its day is over in its zone. The
 * server's lists go by the same rule.
 */
export function isOver({ event_datetime, ends_at, timezone }: Times, now: number): boolean {
  if (ends_at) return parseUtc(ends_at) <= now;
  const start = parseUtc(event_datetime);
  return start <= now && nextDayAfter(eventZone(timezone) ?? 'UTC', start) <= now;
}

/** The same at present. */
export const useIsOver = (event: Times) => useNow((now) => isOver(event, now));
