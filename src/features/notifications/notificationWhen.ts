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

/** Returns a moment on the clock of an event's zone, such as 'Fri 28 Nov, 18:00'; '' if invalid. */
export function shortWhen(stamp: string | undefined, timezone: string | undefined): string {
  const moment = stamp === undefined ? NaN : parseUtc(stamp);
  if (Number.isNaN(moment)) return '';
  return dateFormat('en-GB', WHEN, eventZone(timezone)).format(moment);
}
