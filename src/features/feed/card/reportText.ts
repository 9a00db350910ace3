import { hasVisibleText } from '#contract/visibleText';

/** Requires details. */
export const OTHER_REASON = 'Something else';

/** The reasons for reporting a post. */
export const REPORT_REASONS = [
  'Spam or advertising',
  'Harassment or hate',
  'False or misleading',
  'Someone else’s work',
  OTHER_REASON,
] as const;

export type ReportReason = (typeof REPORT_REASONS)[number];

/** Returns the text of a report: the reason, and the reporter's details. */
export function reportText(reason: ReportReason, details: string): string {
  const added = details.trim();
  return hasVisibleText(added) ? `${reason}: ${added}` : reason;
}
