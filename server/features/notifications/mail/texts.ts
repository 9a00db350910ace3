/** Texts of the mails about notifications. */
import { isolated } from '#server/platform/text';

export const digestSubject = (things: number) =>
  things === 1 ? 'One thing you missed on Quad' : `${things} things you missed on Quad`;
export const digestHeading = 'While you were away';
export const digestLead = 'This is new on Quad since you were last there:';
export const atOnceHeading = 'News on Quad';
/** For several things; a mail about one has its line as its subject. */
export const atOnceSubject = (things: number) => `${things} pieces of news on Quad`;
export const atOnceLead = 'This happened on Quad:';
/** A notification after its actors and verb, with the title of its post, event or work. */
export const line = (
  name: string,
  others: string,
  verb: string,
  named: { lead: string; title: string } | null,
) => {
  const sentence = `${isolated(name)}${others} ${verb}`;
  return named ? `${sentence}${named.lead}“${isolated(named.title)}”` : sentence;
};
/** A reminder of an event. */
export const reminder = (title: string, when: string, place: string | undefined) =>
  `“${isolated(title)}” starts ${when}${place ? `, ${isolated(place)}` : ''}`;
/** A notification with the reason that Quad gives. */
export const withReason = (sentence: string, reason: string | null) =>
  reason === null ? sentence : `${sentence}: “${isolated(reason)}”`;
export const unreadMessages = (count: number, name: string, otherPeople: number) => {
  const messages = count === 1 ? '1 unread message' : `${count} unread messages`;
  const from = `${messages} from ${isolated(name)}`;
  if (otherPeople === 0) return from;
  return `${from} and ${otherPeople === 1 ? '1 other' : `${otherPeople} others`}`;
};
export const andMore = (count: number) =>
  count === 1 ? 'And 1 more notification' : `And ${count} more notifications`;
export const whyYouGetThis = (username: string) =>
  `Why you get this: your account ${username} on Quad has emails about notifications turned on.`;
export const chooseEmails = 'Choose which emails you get';
export const endEmails = 'End all of them';
