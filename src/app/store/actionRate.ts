import { isAction, type Middleware } from '@reduxjs/toolkit';
import type { Ports } from '#shared/ports';

/** More actions per second than users and servers cause. */
export const ACTIONS_PER_SECOND = 200;
const SECOND_MS = 1_000;

/**
 * Warns during development when a second has too many actions, and names the most frequent type.
 */
export function createActionRate({ clock, log }: Pick<Ports, 'clock' | 'log'>): Middleware {
  let since = clock.now();
  let count = 0;
  let types = new Map<string, number>();
  return () => (next) => (action) => {
    const now = clock.now();
    if (now - since >= SECOND_MS) {
      since = now;
      count = 0;
      types = new Map();
    }
    count += 1;
    if (isAction(action)) types.set(action.type, (types.get(action.type) ?? 0) + 1);
    if (count === ACTIONS_PER_SECOND + 1) {
      const [most] = [...types].sort(([, left], [, right]) => right - left);
      log.warn(`More than ${ACTIONS_PER_SECOND} actions in a second`, { most: most?.join(' × ') });
    }
    return next(action);
  };
}
