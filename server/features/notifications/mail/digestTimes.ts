import type { Zone } from '#domain/zones';
import { instantOf } from '#domain/zones';
import { aheadOfUtc } from '#contract/wallTime';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const LEAVES_AT = 7 * HOUR_MS;
/** A server that was down sends the digest late, but not in the afternoon. */
const LATEST = 12 * HOUR_MS;
/** Newer notifications may still be seen in Quad, and wait for the next digest. */
const UNREAD_FOR_MS = 4 * HOUR_MS;

/** The digest of a day in a time zone. */
export interface DigestTimes {
  /** As 2026-11-25. */
  day: string;
  /** Whether it is the time to send it. */
  isDue: boolean;
  /** The digest contains unread news from before this moment. */
  daily: Date;
  /** The same for news that is mailed weekly, on Mondays. */
  weekly: Date;
}

/** Returns the digest of the day that it is in the zone. */
export function digestTimes(zone: Zone, now: Date): DigestTimes {
  const at = now.getTime();
  const shown = at + aheadOfUtc(zone.key, at);
  const midnight = Math.floor(shown / DAY_MS) * DAY_MS;
  const daysSinceMonday = (new Date(midnight).getUTCDay() + 6) % 7;
  const until = (day: number) => new Date(instantOf(zone, day + LEAVES_AT) - UNREAD_FOR_MS);
  return {
    day: new Date(midnight).toISOString().slice(0, 10),
    isDue: shown - midnight >= LEAVES_AT && shown - midnight < LATEST,
    daily: until(midnight),
    weekly: until(midnight - daysSinceMonday * DAY_MS),
  };
}
