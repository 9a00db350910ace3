import { sessionMessages } from '#contract/messages';
import { baseApi } from '#api/baseApi';
import { frameReceived } from '#realtime/frameActions';
import { notify } from '#shared/notify/notify';
import { sessionEnding } from '#shared/store/sessionEvents';
import type { StartAppListening } from '#shared/store/types';
import { registerLibraryListeners } from './library/libraryListeners';
import { registerReadingListeners } from './reader/readingListeners';

const RESEARCH_PATH = /^\/dashboard\/(research|[^/]+\/about\/research)(?=[/?]|$)/;

/** Reloads the user's research when others change it, and explains an expired session there. */
export function registerResearchListeners(startListening: StartAppListening): void {
  registerReadingListeners(startListening);
  registerLibraryListeners(startListening);
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
