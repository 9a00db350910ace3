import { eventDay, eventTime, eventZone } from '#shared/events/eventTime';
import { parseUtc } from '#shared/lib/timeLabel';

/** Returns a moment on the clock of an event's zone, such as 'Fri 28 Nov, 6:00 PM'; '' if invalid. */
export function shortWhen(stamp: string | undefined, timezone: string | undefined): string {
  if (stamp === undefined || Number.isNaN(parseUtc(stamp))) return '';
  const zone = eventZone(timezone);
  return `${eventDay(stamp, zone)}, ${eventTime(stamp, zone)}`;
}
