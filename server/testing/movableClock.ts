import type { Clock } from '#server/platform/clock';

/** A clock that starts at the present and can be advanced. */
export interface MovableClock extends Clock {
  advance(milliseconds: number): void;
}

export function createMovableClock(): MovableClock {
  let ahead = 0;
  return {
    now: () => new Date(Date.now() + ahead),
    advance: (milliseconds) => {
      ahead += milliseconds;
    },
  };
}
