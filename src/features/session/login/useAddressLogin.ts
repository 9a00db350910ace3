import { useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { loginMessages } from '#contract/messages';
import type { FormNotice } from '#shared/forms/FormMessage';
import { useAppDispatch } from '#shared/store/hooks';
import type { AppThunk } from '#shared/store/types';
import { acceptOfferedToken, logInWithToken } from '../sessionThunks';
import { toPlaceAfterLogin } from './toPlaceAfterLogin';

const danger = (text: string): FormNotice => ({ tone: 'danger', text });

/** Explains the error in the page's address, with which a sign-in with Google may end. */
function failureOf(error: string | null): FormNotice | null {
  if (error === 'google_outside') return danger(loginMessages.googleOutside);
  return error === 'google' ? danger(loginMessages.googleFailed) : null;
}

/**
 * Signs in with the token in the page's address. It removes the token from the address before
 * anything else. Returns why the login failed, and a callback that accepts a token awaiting
 * consent.
 */
export function useAddressLogin() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const location = useLocation();
  const { pathname, search } = location;
  const state: unknown = location.state;
  const query = new URLSearchParams(search);
  const token = query.get('token');
  const [notice, setNotice] = useState(() => failureOf(query.get('error')));

  const attempt = useCallback(
    async (login: AppThunk<Promise<void>>) => {
      await dispatch(login);
      const { error, place } = dispatch(toPlaceAfterLogin());
      if (place) await navigate(place.path, { state: place.state });
      return place || error === null ? null : danger(error);
    },
    [dispatch, navigate],
  );

  // Runs before paint and before any effect that may send a request, so that no request, referrer
  // or history entry contains the token.
  useLayoutEffect(() => {
    if (token === null) return;
    window.history.replaceState(window.history.state, '', pathname);
    void attempt(logInWithToken(token)).then(setNotice);
  }, [token, pathname, attempt]);

  // The router must drop the token too; on the first page it only starts listening after the
  // effects above.
  useEffect(() => {
    if (token !== null) void navigate(pathname, { replace: true, state });
  }, [token, pathname, state, navigate]);

  return {
    /** Whether the token is still in the address. */
    isArriving: token !== null,
    notice,
    acceptOffer: () => void attempt(acceptOfferedToken()).then(setNotice),
  };
}
