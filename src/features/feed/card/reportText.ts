import { hasVisibleText } from '#contract/visibleText';

/** Asks for words of one's own. */
export const OTHER_REASON = 'Something else';

/** Why posts are reported. */
export const REPORT_REASONS = [
  'Spam or advertising',
  'Harassment or hate',
  'False or misleading',
  'Someone else’s work',
  OTHER_REASON,
] as const;

export type ReportReason = (typeof REPORT_REASONS)[number];

/** What is sent: the reason, and what its sender added. */
export function reportText(reason: ReportReason, details: string): string {
  const added = details.trim();
  return hasVisibleText(added) ? `${reason}: ${added}` : reason;
}
