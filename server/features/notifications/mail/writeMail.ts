import type { Notification } from '#contract/entities/notification';
import {
  actorName,
  groupNotifications,
  notificationVerb,
  othersText,
  type NotificationGroup,
} from '#contract/notificationLines';
import type { Deps } from '#domain/deps';
import { layoutMail, type MailItem } from '#server/platform/mailer/layoutMail';
import type { MailPayload } from '#server/platform/outbox/jobs';
import { unsubscribeToken } from '../settings/unsubscribe';
import type { UnreadMessages } from './readUnmailed';
import { notificationPage, outsideTexts } from './notificationPage';
import { reminderSentence } from './reminderSentence';
import * as texts from './texts';

/** A mail lists at most this many lines. */
const MOST_LINES = 15;

/** The person a mail is for. */
export interface Recipient {
  id: number;
  email: string;
  username: string;
}

/** The content of a mail. Notifications are listed newest first. */
export interface News {
  kind: 'digest' | 'at_once';
  notifications: readonly Notification[];
  messages: UnreadMessages;
}

/** A line of a mail, and the subject of a mail that has no other. */
interface Line extends MailItem {
  subject: string;
}

const lineOf = (publicUrl: string, { newest, others }: NotificationGroup): Line => {
  const { named, reason } = outsideTexts(newest);
  const subject =
    reminderSentence(newest) ??
    texts.line(actorName(newest), othersText(others), notificationVerb(newest), named);
  const url = publicUrl + notificationPage(newest);
  return { subject, text: texts.withReason(subject, reason), url };
};

/** The lines of a mail, and the number of things they are about. */
function linesOf(
  publicUrl: string,
  { notifications, messages }: News,
): { lines: Line[]; total: number } {
  const groups = groupNotifications(notifications);
  const { count, people, newestName } = messages;
  const plainLine = (text: string, path: string): Line => {
    return { subject: text, text, url: publicUrl + path };
  };
  const chats =
    newestName === null
      ? []
      : [plainLine(texts.unreadMessages(count, newestName, people - 1), '/dashboard/chat')];
  const lines = [...chats, ...groups.slice(0, MOST_LINES).map((group) => lineOf(publicUrl, group))];
  const rest = groups.length - MOST_LINES;
  if (rest > 0) lines.push(plainLine(texts.andMore(rest), '/dashboard/posts'));
  return { lines, total: chats.length + groups.length };
}

/** Writes the mail about the news, or returns null if there is none. */
export function writeMail(
  { config: { publicUrl }, secrets }: Pick<Deps, 'config' | 'secrets'>,
  { id, email, username }: Recipient,
  news: News,
): MailPayload | null {
  const { lines, total } = linesOf(publicUrl, news);
  const [first] = lines;
  if (!first) return null;
  const token = unsubscribeToken(secrets, id);
  const isDigest = news.kind === 'digest';
  return {
    to: email,
    subject: isDigest
      ? texts.digestSubject(total)
      : total === 1
        ? first.subject
        : texts.atOnceSubject(total),
    unsubscribeUrl: `${publicUrl}/api/notifications/unsubscribe/${token}`,
    ...layoutMail({
      heading: isDigest ? texts.digestHeading : texts.atOnceHeading,
      paragraphs: [isDigest ? texts.digestLead : texts.atOnceLead],
      items: lines,
      note: texts.whyYouGetThis(username),
      noteLinks: [
        { text: texts.chooseEmails, url: `${publicUrl}/dashboard/settings/notifications` },
        { text: texts.endEmails, url: `${publicUrl}/account/unsubscribe/${token}` },
      ],
    }),
  };
}
