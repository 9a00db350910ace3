import { sessionMessages } from '#contract/messages';
import { baseApi } from '#api/baseApi';
import { frameReceived } from '#realtime/frameActions';
import { notify } from '#shared/notify/notify';
import { sessionEnding, loggedOut } from '#shared/store/sessionEvents';
import type { StartAppListening } from '#shared/store/types';
import { keptPaper } from './upload/keptPaper';

const RESEARCH_PATH = /^\/dashboard\/(research|[^/]+\/about\/research)(?=[/?]|$)/;

/**
 * What others do to the reader's research shows at once; the end of a session among research is told;
 * who logs out leaves no file behind.
 */
export function registerResearchListeners(startListening: StartAppListening): void {
  startListening({
    actionCreator: frameReceived.notification,
    effect: ({ payload: { notification } }, { dispatch }) => {
      if (notification.type.startsWith('collaboration_'))
        dispatch(baseApi.util.invalidateTags(['CollaborationRequests', 'PostedResearch']));
    },
  });
  startListening({
    actionCreator: sessionEnding,
    effect: ({ payload: { path } }, { dispatch }) => {
      if (RESEARCH_PATH.test(path))
        dispatch(notify({ kind: 'error', text: sessionMessages.unauthorizedList }));
    },
  });
  startListening({
    actionCreator: loggedOut,
    effect: (_action, { dispatch }) => dispatch(keptPaper.forget()),
  });
}
