import type { Notification } from '#contract/entities/notification';
import { findZone } from '#domain/zones';
import * as texts from './texts';

const FORMAT = {
  ...({ weekday: 'short', month: 'short', day: 'numeric' } as const),
  ...({ hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const),
};

/**
 * Returns the sentence of a reminder: the event, its start and its place. It names the start itself,
 * because a mail may be read hours later. Null for other notifications, and for reminders without
 * details.
 */
export function reminderSentence(notification: Notification): string | null {
  const { type, title, event_datetime: start, timezone, location } = notification;
  if (type !== 'event_reminder' || !title || start === undefined) return null;
  const timeZone = findZone(timezone ?? '')?.key ?? 'UTC';
  const when = new Intl.DateTimeFormat('en-US', { ...FORMAT, timeZone }).format(Date.parse(start));
  return texts.reminder(title, when.replaceAll('\u202f', ' '), location);
}
