import { notify } from '#shared/notify/notify';
import { toastActionChosen } from '#shared/notify/toastsSlice';
import { askAboutRequested } from '#shared/store/featureEvents';
import { loggedOut } from '#shared/store/sessionEvents';
import type { StartAppListening } from '#shared/store/types';
import { restoreHistory } from './historyThunks';
import { emptyShelf } from './pdfShelf';

/** Takes over papers that readers want to ask about, brings cleared conversations back, and forgets files at logout. */
export function registerAssistantListeners(startListening: StartAppListening): void {
  startListening({
    actionCreator: askAboutRequested,
    // Comes with the panel, which the same action opens: most pages never need it.
    effect: async ({ payload }, { dispatch }) => {
      try {
        const { askAbout } = await import(/* webpackChunkName: "asku" */ './askAbout');
        dispatch(askAbout(payload));
      } catch {
        const text = 'The assistant could not be fetched. Check your connection and try again.';
        dispatch(notify({ kind: 'error', text }));
      }
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
