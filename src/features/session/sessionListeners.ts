import { createAction } from '@reduxjs/toolkit';
import { QueryStatus } from '@reduxjs/toolkit/query';
import { SOCKET_CLOSE } from '#contract/limits';
import { sessionMessages } from '#contract/messages';
import { baseApi } from '#api/baseApi';
import { socketClosed } from '#realtime/socketActions';
import { appStarted } from '#shared/store/pageEvents';
import { loggedOut, sessionExpired } from '#shared/store/sessionEvents';
import type { StartAppListening } from '#shared/store/types';
import { selectIsUnchecked } from './sessionSelectors';
import { checkSession } from './sessionThunks';

/** The user retries after the server could not be reached. */
export const sessionRetryRequested = createAction('session/retryRequested');

/**
 * Registers the session's side effects: check it at the start, end it on request, retry when
 * online.
 */
export function registerSessionListeners(startListening: StartAppListening): void {
  startListening({
    actionCreator: appStarted,
    effect: async (_action, api) => {
      api.extra.network.onOnline(() => {
        if (selectIsUnchecked(api.getState())) api.dispatch(sessionRetryRequested());
      });
      // The page for which the previous document was left.
      const path = api.extra.page.takeNote();
      if (path !== null && api.getState().session.token === null)
        api.dispatch(sessionExpired({ path, reason: 'expired' }));
      await api.dispatch(checkSession());
    },
  });
  startListening({
    actionCreator: sessionRetryRequested,
    effect: async (_action, { dispatch }) => {
      await dispatch(checkSession());
    },
  });
  startListening({
    actionCreator: socketClosed,
    effect: ({ payload }, api) => {
      const { session, api: calls } = api.getState();
      // The deletion of the account ends its sessions before its response arrives, which signs out.
      const isDeleting = Object.values(calls.mutations).some(
        (call) => call?.endpointName === 'requestDeletion' && call.status === QueryStatus.pending,
      );
      if (isDeleting) return;
      const isSignedIn = session.token !== null;
      if (payload.code !== SOCKET_CLOSE.sessionEnded || !isSignedIn) return;
      api.dispatch(sessionExpired({ path: api.extra.page.path(), reason: 'expired' }));
    },
  });
  startListening({
    actionCreator: sessionExpired,
    effect: (_action, { dispatch, extra: ports }) => {
      ports.log.warn(sessionMessages.unauthorizedLog);
      dispatch(baseApi.util.resetApiState());
    },
  });
  startListening({
    actionCreator: loggedOut,
    effect: (_action, { dispatch }) => {
      dispatch(baseApi.util.resetApiState());
    },
  });
}
