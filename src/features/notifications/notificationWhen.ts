import type { Notification } from '#contract/entities/notification';
import { dateFormat } from '#shared/lib/dateFormat';
import { eventZone } from '#shared/lib/eventTime';
import { parseUtc } from '#shared/lib/timeLabel';

const WHEN = {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
} as const;

/**
 * Returns the start of the notification's event in the event's zone, such as 'Fri 28 Nov, 18:00';
 * '' if there is none.
 */
export function notificationWhen({ event_datetime: stamp, timezone }: Notification): string {
  const moment = stamp === undefined ? NaN : parseUtc(stamp);
  if (Number.isNaN(moment)) return '';
  return dateFormat('en-GB', WHEN, eventZone(timezone)).format(moment);
}
