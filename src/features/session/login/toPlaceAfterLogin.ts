import type { AppThunk } from '#shared/store/types';

interface AfterLogin {
  /** Why the login failed; null if it succeeded. */
  error: string | null;
  /** The page that verifies an unverified address; null otherwise. */
  place: { path: string; state: { email: string; unverified: true } } | null;
}

/** Returns the next step after a login attempt; a successful one needs none. */
export function toPlaceAfterLogin(): AppThunk<AfterLogin> {
  return (_dispatch, getState) => {
    const { status, email, error } = getState().session;
    if (status !== 'unverified') return { error, place: null };
    return {
      error,
      place: { path: '/verify-email', state: { email: email ?? '', unverified: true } },
    };
  };
}
