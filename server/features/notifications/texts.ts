/** Texts of notifications that people read: refusals and results. */
import { isolated } from '#server/platform/text';

export const notFound = 'This notification does not exist.';
export const notOwn = 'You can see only your own notifications.';
export const markedRead = 'Marked as read.';
export const allMarkedRead = 'All notifications are marked as read.';

export const unknownZone = 'This time zone is not known.';
export const messagesStay = 'Messages are always shown in Quad.';
export const settingsSaved = 'Notification settings saved.';
export const noSuchUnsubscribe =
  'This link is not valid. You can turn mails off in the settings under Notifications.';
export const unsubscribed = 'You’ll get no more mails about notifications.';

export const pushIsOff = 'This server sends no notifications to browsers.';
export const endpointRefused = 'Quad can’t send notifications to this address.';
export const pushKeyRefused = 'Quad can’t send notifications with this key.';
export const noSuchSubscription = 'This browser gets no notifications.';
/** A notification: its actor, or the title of its event, and the words after it. */
export const pushLine = (subject: string, words: string) => `${isolated(subject)} ${words}`;
/** The title of a post, event or work, and the reason that Quad gives. */
export const pushBody = (title: string, reason: string | null) => {
  if (reason === null) return title;
  return title === '' ? reason : `${isolated(title)}: “${isolated(reason)}”`;
};
export const newMessage = (name: string) => `New message from ${isolated(name)}`;
