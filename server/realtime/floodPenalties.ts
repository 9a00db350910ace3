const FIRST_WAIT_MS = 10_000;
const LONGEST_WAIT_MS = 10 * 60_000;
/** A user who causes no flood for this long after a wait starts with a clean record. */
const FORGOTTEN_AFTER_MS = 10 * 60_000;

interface Penalty {
  floods: number;
  endsAt: number;
}

/** Keeps users whose socket was closed for flooding from reconnecting at once. */
export interface FloodPenalties {
  /** Records that a socket of this user was closed for flooding; each time the wait doubles. */
  add(userId: number): void;
  /** Returns the seconds until this user may open a socket; 0 if they may now. */
  secondsLeft(userId: number): number;
}

/**
 * Creates penalties for this process, from 10 seconds up to 10 minutes. `now` must never go
 * backwards.
 */
export function createFloodPenalties(now: () => number): FloodPenalties {
  const penalties = new Map<number, Penalty>();

  const forgetOld = () => {
    for (const [userId, { endsAt }] of penalties)
      if (now() - endsAt >= FORGOTTEN_AFTER_MS) penalties.delete(userId);
  };

  return {
    add(userId) {
      forgetOld();
      const floods = (penalties.get(userId)?.floods ?? 0) + 1;
      const waitMs = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (floods - 1));
      penalties.set(userId, { floods, endsAt: now() + waitMs });
    },
    secondsLeft(userId) {
      const left = (penalties.get(userId)?.endsAt ?? 0) - now();
      return left > 0 ? Math.ceil(left / 1_000) : 0;
    },
  };
}
