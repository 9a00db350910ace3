import { timeMessages } from '#contract/messages';
import { ownFormat, ownTime } from './dateFormat';

const MINUTE_MS = 60_000;
const MINUTES_PER_HOUR = 60;
const MINUTES_PER_DAY = 1_440;

/** An instant the server sent; a stamp without a zone is UTC. In milliseconds since 1970. */
export function parseUtc(stamp: string): number {
  const hasZone = /(?:z|[+-]\d{2}:?\d{2})$/i.test(stamp);
  return Date.parse(hasZone ? stamp : `${stamp}Z`);
}

/** How long ago something was posted; a clock that runs ahead counts as just now. */
export function timeLabel(stamp: string, now: number): string {
  const minutes = Math.floor((now - parseUtc(stamp)) / MINUTE_MS);
  if (!(minutes >= 1)) return timeMessages.justNow;
  if (minutes < MINUTES_PER_HOUR) return timeMessages.minutesAgo(minutes);
  if (minutes < MINUTES_PER_DAY)
    return timeMessages.hoursAgo(Math.floor(minutes / MINUTES_PER_HOUR));
  return timeMessages.daysAgo(Math.floor(minutes / MINUTES_PER_DAY));
}

const fullDate = ownFormat('en-GB', { dateStyle: 'full' });

/** Date and time in full, in the browser's zone. */
export function fullTime(stamp: string): string {
  const at = parseUtc(stamp);
  return `${fullDate(at)} at ${ownTime(at)}`;
}
