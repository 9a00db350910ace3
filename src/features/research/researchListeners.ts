import { sessionMessages } from '#contract/messages';
import { baseApi } from '#api/baseApi';
import { frameReceived } from '#realtime/frameActions';
import { notify } from '#shared/notify/notify';
import { sessionEnding } from '#shared/store/sessionEvents';
import type { StartAppListening } from '#shared/store/types';
import { papersApi } from './papers/papersApi';
import { paperPageTurned } from './reader/paperPageTurned';

/** How long a reader stays on a page until it is kept as their place. */
const KEEP_AFTER_MS = 2_000;

const RESEARCH_PATH = /^\/dashboard\/(research|[^/]+\/about\/research)(?=[/?]|$)/;

/** Keeps the page at which a reader stops turning pages. */
function keepReadingPlaces(startListening: StartAppListening): void {
  let timer = 0;
  startListening({
    actionCreator: paperPageTurned,
    effect: ({ payload }, { dispatch, extra: { timers } }) => {
      timers.clear(timer);
      const keep = papersApi.endpoints.keepReadingPlace.initiate(payload, { track: false });
      timer = timers.set(() => void dispatch(keep), KEEP_AFTER_MS);
    },
  });
}

/** Reloads the user's research when others change it, and explains an expired session there. */
export function registerResearchListeners(startListening: StartAppListening): void {
  keepReadingPlaces(startListening);
  startListening({
    actionCreator: frameReceived.notification,
    effect: ({ payload: { notification } }, { dispatch }) => {
      if (notification.type.startsWith('collaboration_'))
        dispatch(baseApi.util.invalidateTags(['CollaborationRequests', 'PostedResearch']));
    },
  });
  startListening({
    actionCreator: frameReceived.notifications_read,
    effect: (_action, { dispatch }) => {
      // A removed notification may mean that a request was withdrawn.
      dispatch(baseApi.util.invalidateTags(['CollaborationRequests']));
    },
  });
  startListening({
    actionCreator: sessionEnding,
    effect: ({ payload: { path } }, { dispatch }) => {
      if (RESEARCH_PATH.test(path))
        dispatch(notify({ kind: 'error', text: sessionMessages.unauthorizedList }));
    },
  });
}
