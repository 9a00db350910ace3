import type { AppThunk } from '#shared/store/types';

interface AfterLogin {
  /** Why the login failed; null when it did not. */
  error: string | null;
  /** Where an unproved address has to be proved. */
  place: { path: string; state: { email: string; unverified: true } } | null;
}

/** What to do once a login was tried; who is signed in needs nothing. */
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
