import type { KeyValueStore } from '../ports';
import { selectToken } from './sessionEvents';
import type { AppThunk } from './types';

const PROBE = 'quad_probe';

/** Throws where the browser keeps nothing, so that what is missing there is no sign. */
function probe(store: KeyValueStore): void {
  store.set(PROBE, '1');
  store.remove(PROBE);
}

/**
 * Whether there is a token, in the browser's storage too: who took it out of there, as by clearing
 * the data of the site, means to be logged out. Where nothing can be kept the session's own counts.
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
