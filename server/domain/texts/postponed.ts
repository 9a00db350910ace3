const FIRST_MS = 60_000;
/** Six hours, in case the storage is unavailable for long. */
const LONGEST_MS = 6 * 3_600_000;

/** Ids that failed and are retried with exponential backoff. */
export interface Postponed {
  /** The ids whose next attempt is not due yet. */
  waiting(now: Date): number[];
  /** Schedules the next attempt for an id that failed, and returns its time. */
  postpone(id: number, now: Date): Date;
  /** Forgets an id that succeeded. */
  drop(id: number): void;
}

/** Starts empty, so that a restarted server tries everything again. */
export function createPostponed(): Postponed {
  const entries = new Map<number, { at: Date; waitedMs: number }>();
  return {
    waiting: (now) => [...entries].flatMap(([id, { at }]) => (at > now ? [id] : [])),
    postpone(id, now) {
      const before = entries.get(id)?.waitedMs;
      const waitedMs = before === undefined ? FIRST_MS : Math.min(2 * before, LONGEST_MS);
      const at = new Date(now.getTime() + waitedMs);
      entries.set(id, { at, waitedMs });
      return at;
    },
    drop: (id) => void entries.delete(id),
  };
}
