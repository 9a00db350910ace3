import { useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { loginMessages } from '#contract/messages';
import type { FormNotice } from '#shared/forms/FormMessage';
import { useAppDispatch } from '#shared/store/hooks';
import type { AppThunk } from '#shared/store/types';
import { acceptOfferedToken, logInWithToken } from '../sessionThunks';
import { toPlaceAfterLogin } from './toPlaceAfterLogin';

const danger = (text: string): FormNotice => ({ tone: 'danger', text });

/**
 * The login that the page's address carries: its token leaves the address before anything else
 * happens, then it is tried. Answers why that failed, and how to take a token that waits for consent.
 */
export function useAddressLogin() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const location = useLocation();
  const { pathname, search } = location;
  const state: unknown = location.state;
  const query = new URLSearchParams(search);
  const token = query.get('token');
  const [notice, setNotice] = useState(() =>
    query.get('error') === 'google' ? danger(loginMessages.googleFailed) : null,
  );

  const attempt = useCallback(
    async (login: AppThunk<Promise<void>>) => {
      await dispatch(login);
      const { error, place } = dispatch(toPlaceAfterLogin());
      if (place) await navigate(place.path, { state: place.state });
      return place || error === null ? null : danger(error);
    },
    [dispatch, navigate],
  );

  // Before the paint and before any effect that may send something: no request, no referrer and no
  // entry of the history may show the token.
  useLayoutEffect(() => {
    if (token === null) return;
    window.history.replaceState(window.history.state, '', pathname);
    void attempt(logInWithToken(token)).then(setNotice);
  }, [token, pathname, attempt]);

  // The router has to forget it too; on the first page it listens only after the effects above.
  useEffect(() => {
    if (token !== null) void navigate(pathname, { replace: true, state });
  }, [token, pathname, state, navigate]);

  return {
    /** The token is still in the address. */
    isArriving: token !== null,
    notice,
    acceptOffer: () => void attempt(acceptOfferedToken()).then(setNotice),
  };
}
