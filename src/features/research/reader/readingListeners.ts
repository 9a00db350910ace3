import type { UnknownAction } from '@reduxjs/toolkit';
import { pageVisibilityChanged } from '#shared/store/pageEvents';
import { loggedOut } from '#shared/store/sessionEvents';
import type { AppThunk, RootState, StartAppListening } from '#shared/store/types';
import { papersApi } from '../papers/papersApi';
import { paperClosed, paperPageTurned } from './readingSlice';

/** How long a reader stays on a page until it is kept as their place. */
const KEEP_AFTER_MS = 2_000;

/** Sends the page of a state as the place of its user. */
const keepPlace =
  ({ session: { token }, reading: { unkept } }: RootState): AppThunk =>
  (dispatch) => {
    if (token === null || !unkept) return;
    const place = { ...unkept, token };
    void dispatch(papersApi.endpoints.keepReadingPlace.initiate(place, { track: false }));
  };

/** Whether the user stops reading. A hidden page may be closed without another event. */
const isLeaving = (action: UnknownAction) =>
  paperClosed.match(action) ||
  loggedOut.match(action) ||
  (pageVisibilityChanged.match(action) && !action.payload.visible);

/** Keeps the page at which a reader stops turning pages, or leaves. */
export function registerReadingListeners(startListening: StartAppListening): void {
  startListening({
    actionCreator: paperPageTurned,
    effect: async (_action, api) => {
      api.cancelActiveListeners();
      const { timers } = api.extra;
      await api.pause(new Promise<void>((resolve) => void timers.set(resolve, KEEP_AFTER_MS)));
      api.dispatch(keepPlace(api.getState()));
    },
  });
  startListening({
    predicate: isLeaving,
    // After a logout, only the original state has the page and the token.
    effect: (_action, { dispatch, getOriginalState }) => dispatch(keepPlace(getOriginalState())),
  });
}
