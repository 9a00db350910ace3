import { selectToken } from '../../shared/store/sessionEvents';
import type { AppThunk } from '../../shared/store/types';

/** Whether there is a token, in the browser's storage too where that can be read. */
export function isLoggedIn(): AppThunk<boolean> {
  return (_dispatch, getState, { localStore }) => {
    if (selectToken(getState()) === null) return false;
    try {
      return localStore.get('token') !== null;
    } catch {
      return true;
    }
  };
}
