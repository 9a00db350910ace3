/** Texts of moderation that people read: refusals, confirmations, notifications and mails. */
import { dayText } from '#server/platform/text';

// findCase
export const noSuchReport = 'This report does not exist.';
export const ownCase = 'You cannot decide a case of your own. Another moderator will.';
export const ownDecision = 'You cannot decide an appeal against your own decision.';
export const decidedAlready = 'This report is already decided. Load the list again.';
export const goneMeanwhile =
  'This was deleted in the meantime, which ends the report. Load the list again.';

// decideReport
export const daysMissing = 'Choose for how many days.';
export const personNotRemovable = 'A person cannot be removed. Warn or suspend them instead.';
export const decided = 'Decided. The people concerned are notified.';
export const lookedAt = 'Marked as looked at.';

// decideAppeal
export const appealOutcomes = {
  granted: 'The decision no longer holds.',
  refused: 'The decision stays.',
} as const;

// suspensionMail
export const suspendedSubject = (until: Date) =>
  `Your Quad account is suspended until ${dayText(until)}`;
export const suspendedHeading = 'Your account is suspended';
export const suspended = (name: string, until: Date) =>
  `Hello ${name}, the moderators of this Quad suspended your account until ${dayText(until)}. Until then you can’t log in, and others don’t see what you wrote. Nothing is deleted.`;
export const noExplanation = 'It was against the guidelines.';
export const afterwards = (publicUrl: string) =>
  `Afterwards you can appeal at ${publicUrl}/dashboard/settings/reports. If you can’t wait, write to the people who run this Quad: ${publicUrl}/contact.`;
