import { aheadOfUtc, wallMoment } from '#contract/wallTime';

let replayed: string | undefined;

/**
 * Shows moments in the zone of a replayed user instead of the browser's; undefined ends that. It
 * applies to the whole page, because formatters are called from everywhere.
 */
export function showInZone(zone: string | undefined): void {
  replayed = zone;
}

/** The zone of the replayed user; undefined if moments are shown in the browser's own. */
export const replayedZone = (): string | undefined => replayed;

/** The date and time that the user's clock shows at a moment, in milliseconds as if it were UTC. */
export function ownClock(at: number): number {
  if (replayed !== undefined) return at + aheadOfUtc(replayed, at);
  const date = new Date(at);
  return Date.UTC(
    date.getFullYear(),
    date.getMonth(),
    date.getDate(),
    date.getHours(),
    date.getMinutes(),
    date.getSeconds(),
  );
}

/** The moment at which a date, YYYY-MM-DD, begins on the user's clock. */
export function ownMidnight(day: string): Date {
  if (replayed !== undefined) return new Date(wallMoment(replayed, Date.parse(day)).moment);
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date);
}
