import { createAction } from '@reduxjs/toolkit';
import type { Me } from '#contract/entities/person';

/** The part of the session that every layer may know. The session feature's state fits it. */
export interface SignedInState {
  session: { token: string | null; userId: number | null };
}

/** Why a session ended without a logout. */
export type EndReason = 'expired' | 'unverified';

/** The server accepted the token and returned its user. */
export const sessionAuthenticated = createAction<{ me: Me }>('session/authenticated');

/** The user changed how they are known, or a setting of their account. */
export const meChanged = createAction<{ me: Me }>('session/meChanged');

/** Only pages of the signed-in area are worth returning to. */
const WANTED_PATH = /^\/(dashboard|chat|complete-profile)(?=[/?]|$)/;

/** The server refused the token of a call. */
export const sessionRefused = createAction('session/refused');

/** The server no longer accepts the token. `wantedPath` is the page to return to after login. */
export const sessionExpired = createAction(
  'session/expired',
  ({ path, reason }: { path: string; reason: EndReason }) => ({
    payload: { wantedPath: WANTED_PATH.test(path) ? path : null, reason },
  }),
);

/** The user signed out. `elsewhere` is true if it happened in another tab. */
export const loggedOut = createAction('session/loggedOut', (elsewhere?: boolean) => ({
  payload: { elsewhere: elsewhere === true },
}));

export const selectToken = (state: SignedInState) => state.session.token;
export const selectUserId = (state: SignedInState) => state.session.userId;

/**
 * The session is about to end. The message on the page stays long enough to be read before the
 * login is shown.
 */
export const sessionEnding = createAction<{ path: string }>('session/ending');
