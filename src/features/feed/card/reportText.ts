import { hasVisibleText } from '#contract/visibleText';
import * as texts from '../later.texts';

/** Requires details. */
export const OTHER_REASON = texts.somethingElse;

/** The reasons for reporting a post. */
export const REPORT_REASONS = [
  texts.spam,
  texts.harassment,
  texts.misleading,
  texts.otherPersonsWork,
  OTHER_REASON,
] as const;

export type ReportReason = (typeof REPORT_REASONS)[number];

/** Returns the text of a report: the reason, and the reporter's details. */
export function reportText(reason: ReportReason, details: string): string {
  const added = details.trim();
  return hasVisibleText(added) ? `${reason}: ${added}` : reason;
}
