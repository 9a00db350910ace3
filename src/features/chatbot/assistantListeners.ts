import { toastActionChosen } from '#shared/notify/toastsSlice';
import { askAboutRequested } from '#shared/store/featureEvents';
import { loggedOut } from '#shared/store/sessionEvents';
import type { StartAppListening } from '#shared/store/types';
import { askAbout } from './askAbout';
import { restoreHistory } from './historyThunks';
import { emptyShelf } from './pdfShelf';

/** Takes over papers that readers want to ask about, brings cleared conversations back, and forgets files at logout. */
export function registerAssistantListeners(startListening: StartAppListening): void {
  startListening({
    actionCreator: askAboutRequested,
    effect: ({ payload }, { dispatch }) => {
      dispatch(askAbout(payload));
    },
  });
  startListening({
    actionCreator: toastActionChosen,
    effect: ({ payload: toastId }, { dispatch }) => {
      dispatch(restoreHistory(toastId));
    },
  });
  startListening({ actionCreator: loggedOut, effect: emptyShelf });
}
