import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import type { Me } from '#contract/entities/person';
import { loginMessages } from '#contract/messages';
import { appStarted, navigated } from '#shared/store/pageEvents';
import {
  loggedOut,
  meChanged,
  sessionAuthenticated,
  sessionExpired,
  type EndReason,
} from '#shared/store/sessionEvents';
import { sessionApi } from './sessionApi';

/**
 * `starting`: a stored token is being checked. `unverified`: the password was right, but the email
 * is not verified. `unreachable`: the token is kept, but the server could not be reached to check
 * it. `failing`: the token is kept, but the server failed to check it. `leaving`: the account is about to be deleted, and can be kept while there is a token.
 */
export type SessionStatus =
  | 'starting'
  | 'anonymous'
  | 'authenticating'
  | 'authenticated'
  | 'unverified'
  | 'unreachable'
  | 'failing'
  | 'leaving';

export interface SessionState {
  status: SessionStatus;
  token: string | null;
  userId: number | null;
  email: string | null;
  username: string | null;
  /** "Keep me logged in": false ends the session with the browser. */
  remember: boolean;
  me: Me | null;
  /** Why the last session ended by itself; reset by the next sign-in. */
  expiredReason: EndReason | null;
  /** The page to open after login. */
  wantedPath: string | null;
  /** Why the last attempt to sign in failed. */
  error: string | null;
  /** A token that arrived during a session and waits for the user's decision. */
  offeredToken: string | null;
  /**
   * The user was signed out on the page that is still shown. After a logout the login should not
   * lead back to it; after an expiry the login page replaces it.
   */
  isLeaving: boolean;
}

/** The session data a tab takes over from another. */
type AdoptedSession = Pick<SessionState, 'token' | 'userId' | 'remember'>;

const initialState: SessionState = {
  status: 'starting',
  token: null,
  userId: null,
  email: null,
  username: null,
  remember: true,
  me: null,
  expiredReason: null,
  wantedPath: null,
  error: null,
  offeredToken: null,
  isLeaving: false,
};

const { refreshMe, completeStep1, changeDetails, changePrivacy, uploadPicture } =
  sessionApi.endpoints;
const anonymous = { ...initialState, status: 'anonymous' } as const;

const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    authenticationStarted: ({ wantedPath }): SessionState => ({
      ...initialState,
      status: 'authenticating',
      wantedPath,
    }),
    tokenAccepted(state, { payload }: PayloadAction<{ token: string; remember: boolean }>) {
      state.token = payload.token;
      state.remember = payload.remember;
    },
    /** Another tab signed in. */
    sessionAdopted(state, { payload }: PayloadAction<AdoptedSession>) {
      Object.assign(state, payload);
    },
    tokenOffered(state, { payload }: PayloadAction<{ token: string }>) {
      state.offeredToken = payload.token;
    },
    offeredTokenDeclined(state) {
      state.offeredToken = null;
    },
    loginFailed: (
      { wantedPath },
      { payload }: PayloadAction<{ detail: string }>,
    ): SessionState => ({
      ...anonymous,
      wantedPath,
      error: payload.detail,
    }),
    emailUnverified: (
      { wantedPath },
      { payload }: PayloadAction<{ email: string | null }>,
    ): SessionState => ({
      ...anonymous,
      status: 'unverified',
      wantedPath,
      email: payload.email,
      error: loginMessages.verifyEmail,
    }),
    /**
     * The account of the user is about to be deleted: after a login, or without a token after the
     * request, which ended the session.
     */
    deletionMet(state, { payload: { me } }: PayloadAction<{ me: Me }>) {
      const { id: userId, email, username } = me;
      Object.assign(state, { status: 'leaving', me, error: null });
      if (state.token !== null) Object.assign(state, { userId, email, username });
    },
    sessionUnreachable(state) {
      state.status = 'unreachable';
    },
    /** The server failed to check the session. */
    sessionCheckFailed(state) {
      state.status = 'failing';
    },
    sessionCheckStarted(state) {
      state.status = 'starting';
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(appStarted, (state) => {
        if (state.token === null) state.status = 'anonymous';
      })
      .addCase(sessionAuthenticated, (state, { payload: { me } }) => ({
        ...state,
        status: 'authenticated',
        userId: me.id,
        email: me.email,
        username: me.username,
        me,
        expiredReason: null,
        error: null,
      }))
      .addCase(meChanged, (state, { payload: { me } }) => {
        if (state.userId !== me.id) return;
        Object.assign(state, { me, email: me.email, username: me.username });
      })
      .addCase(sessionExpired, ({ status, email, wantedPath }, { payload }) => ({
        ...anonymous,
        email,
        wantedPath: payload.wantedPath ?? wantedPath,
        expiredReason: payload.reason,
        isLeaving: status === 'authenticated',
      }))
      .addCase(loggedOut, () => ({ ...anonymous, isLeaving: true }))
      .addCase(navigated, (state, { payload }) => {
        state.isLeaving = false;
        // Used once: the next login leads to the feed again.
        if (payload.path === state.wantedPath) state.wantedPath = null;
      })
      .addMatcher(
        isAnyOf(
          refreshMe.matchFulfilled,
          completeStep1.matchFulfilled,
          changeDetails.matchFulfilled,
          changePrivacy.matchFulfilled,
        ),
        (state, { payload }) => {
          if (state.userId === payload.id) state.me = payload;
        },
      )
      .addMatcher(uploadPicture.matchFulfilled, ({ me }, { payload, meta }) => {
        if (!me) return;
        me.profile_picture = payload.filename;
        me.first_steps.has_picture = !meta.arg.originalArgs.isGenerated;
      }),
});

export const {
  authenticationStarted,
  tokenAccepted,
  sessionAdopted,
  tokenOffered,
  offeredTokenDeclined,
  loginFailed,
  emailUnverified,
  deletionMet,
  sessionUnreachable,
  sessionCheckFailed,
  sessionCheckStarted,
} = sessionSlice.actions;
export const sessionReducer = sessionSlice.reducer;
