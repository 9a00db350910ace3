import type { Me } from '#contract/entities/person';
import { TOKEN_PATTERN } from '#contract/limits';
import { loginMessages } from '#contract/messages';
import { errorDetail, hasStatus, isApiError, isNetworkError, type ApiError } from '#api/errors';
import { loggedOut, sessionAuthenticated, sessionExpired } from '#shared/store/sessionEvents';
import type { AppThunk } from '#shared/store/types';
import { sessionApi, type Credentials } from './sessionApi';
import {
  authenticationStarted,
  deletionMet,
  emailUnverified,
  loginFailed,
  sessionCheckFailed,
  sessionCheckStarted,
  sessionUnreachable,
  tokenAccepted,
  tokenOffered,
} from './sessionSlice';

type MeResponse = { me: Me } | { error: unknown } | { overtaken: true };

const tokenShape = new RegExp(TOKEN_PATTERN);

function hasRequiredFields(me: Partial<Me> | null): boolean {
  return typeof me?.id === 'number' && Boolean(me.email) && Boolean(me.username);
}

/** Requests the user of the token. `overtaken`: the session ended or changed meanwhile. */
export function requestMe(): AppThunk<Promise<MeResponse>> {
  return async (dispatch, getState) => {
    const { token } = getState().session;
    const { data, error } = await dispatch(
      sessionApi.endpoints.me.initiate(undefined, { forceRefetch: true, subscribe: false }),
    );
    if (getState().session.token !== token) return { overtaken: true };
    // On failure, RTK Query also returns the data of the last success.
    return error === undefined && data ? { me: data } : { error };
  };
}

/** Completes a login, or fails it if the user's data lacks required fields. */
function completeLogin(me: Me) {
  if (!hasRequiredFields(me)) return loginFailed({ detail: loginMessages.missingFields });
  return me.deletion_at ? deletionMet({ me }) : sessionAuthenticated({ me });
}

/** Returns the address to verify: the server's, else the typed one. */
function unverifiedEmail(error: unknown, login: string): string | null {
  const fromServer = isApiError(error) ? error.data.email : undefined;
  return fromServer ?? (login.includes('@') ? login : null);
}

function beginSession(token: string, remember: boolean, login: string): AppThunk<Promise<void>> {
  return async (dispatch) => {
    dispatch(tokenAccepted({ token, remember }));
    const response = await dispatch(requestMe());
    if ('overtaken' in response) return;
    if ('me' in response) dispatch(completeLogin(response.me));
    else if (hasStatus(response.error, 403))
      dispatch(emailUnverified({ email: unverifiedEmail(response.error, login) }));
    else dispatch(loginFailed({ detail: loginMessages.failed }));
  };
}

/** Signs in with a name and a password; the outcome is in the session's `status` and `error`. */
export function logIn(credentials: Credentials): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    if (getState().session.status === 'authenticating') return;
    if (getState().session.token !== null) dispatch(logOut());
    dispatch(authenticationStarted());
    const { data, error } = await dispatch(
      sessionApi.endpoints.login.initiate(credentials, { track: false }),
    );
    if (getState().session.status !== 'authenticating') return;
    if (error) {
      // Without a response we can't say that the password is wrong.
      const fallback = isNetworkError(error)
        ? loginMessages.failed
        : loginMessages.invalidCredentials;
      const detail = errorDetail(error, fallback);
      dispatch(loginFailed({ detail }));
    } else if (!data.access_token) dispatch(loginFailed({ detail: loginMessages.failed }));
    else
      await dispatch(beginSession(data.access_token, credentials.remember, credentials.username));
  };
}

/**
 * Signs in with a token from the page's address. During a live session it only offers the token:
 * the user decides with {@link acceptOfferedToken} or `offeredTokenDeclined`.
 */
export function logInWithToken(token: string): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    if (!tokenShape.test(token)) {
      if (getState().session.token === null)
        dispatch(loginFailed({ detail: loginMessages.googleFailed }));
      return;
    }
    if (getState().session.token !== null) {
      if (getState().session.token !== token) dispatch(tokenOffered({ token }));
      return;
    }
    dispatch(authenticationStarted());
    await dispatch(beginSession(token, true, ''));
  };
}

/** Ends the current session and starts the offered one. */
export function acceptOfferedToken(): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const { offeredToken } = getState().session;
    if (offeredToken === null) return;
    dispatch(logOut());
    await dispatch(logInWithToken(offeredToken));
  };
}

/** Checks the stored token: when the page starts, and again when the server can be reached. */
export function checkSession(): AppThunk<Promise<void>> {
  return async (dispatch, getState, ports) => {
    if (getState().session.token === null) return;
    dispatch(sessionCheckStarted());
    const response = await dispatch(requestMe());
    if ('overtaken' in response) return;
    if ('me' in response) {
      dispatch(completeLogin(response.me));
      return;
    }
    const status = (response.error as ApiError | undefined)?.status;
    if (status !== 401 && status !== 403) {
      dispatch(isNetworkError(response.error) ? sessionUnreachable() : sessionCheckFailed());
      return;
    }
    const reason = status === 401 ? 'expired' : 'unverified';
    dispatch(sessionExpired({ path: ports.page.path(), reason }));
  };
}

/**
 * Signs out here and in the other tabs at once; notifies the server without waiting for the
 * response.
 */
export function logOut(): AppThunk {
  return (dispatch, getState) => {
    const { token } = getState().session;
    dispatch(loggedOut());
    if (token !== null)
      void dispatch(sessionApi.endpoints.logout.initiate({ token }, { track: false }));
  };
}
