import type { KeyValueStore } from '../ports';
import { selectToken } from './sessionEvents';
import type { AppThunk } from './types';

const PROBE = 'quad_probe';

/** Throws if the browser stores nothing, because a missing token then has no meaning. */
function probe(store: KeyValueStore): void {
  store.set(PROBE, '1');
  store.remove(PROBE);
}

/**
 * Whether there is a token, in the browser's storage as well. A user who cleared the site's data
 * wants to be logged out. If nothing can be stored, the session's own token counts.
 */
export function isLoggedIn(): AppThunk<boolean> {
  return (_dispatch, getState, { localStore }) => {
    if (selectToken(getState()) === null) return false;
    try {
      if (localStore.get('token') !== null) return true;
      probe(localStore);
      return false;
    } catch {
      return true;
    }
  };
}
