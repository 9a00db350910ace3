import { createAction } from '@reduxjs/toolkit';
import type { Me } from '#contract/entities/person';

/** What every layer may know of the session; the session feature fits it. */
export interface SignedInState {
  session: { token: string | null; userId: number | null };
}

/** Why a session ended without the user's wish. */
export type EndReason = 'expired' | 'unverified';

/** The server knows the token and said whose it is. */
export const sessionAuthenticated = createAction<{ me: Me }>('session/authenticated');

/** Only pages of the signed-in area are worth coming back to. */
const WANTED_PATH = /^\/(dashboard|chat|complete-profile)(?=[/?]|$)/;

/** The server refused the token of a call. */
export const sessionRefused = createAction('session/refused');

/** The server no longer takes the token; `wantedPath` is the page to come back to after login. */
export const sessionExpired = createAction(
  'session/expired',
  ({ path, reason }: { path: string; reason: EndReason }) => ({
    payload: { wantedPath: WANTED_PATH.test(path) ? path : null, reason },
  }),
);

/** The user signed out; `elsewhere` when it was in another tab. */
export const loggedOut = createAction('session/loggedOut', (elsewhere?: boolean) => ({
  payload: { elsewhere: elsewhere === true },
}));

export const selectToken = (state: SignedInState) => state.session.token;
export const selectUserId = (state: SignedInState) => state.session.userId;

/** The session is about to end: what the page says until then is read before the login is shown. */
export const sessionEnding = createAction<{ path: string }>('session/ending');
