const FIRST_MS = 60_000;
/** Six hours, for files of a storage that is away for long. */
const LONGEST_MS = 6 * 3_600_000;

/** Ids that failed and are tried again later, each time after twice as long. */
export interface Postponed {
  /** The ids that are not to be tried yet. */
  waiting(now: Date): number[];
  /** Puts off an id that failed; returns when it is tried again. */
  postpone(id: number, now: Date): Date;
  /** Forgets an id that succeeded. */
  drop(id: number): void;
}

/** Starts with nothing put off, so each start of the server tries everything again. */
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
