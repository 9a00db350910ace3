import { notify } from '#shared/notify/notify';
import { toastActionChosen } from '#shared/notify/toastsSlice';
import { askAboutRequested } from '#shared/store/featureEvents';
import { loggedOut } from '#shared/store/sessionEvents';
import type { StartAppListening } from '#shared/store/types';
import { restoreHistory } from './historyThunks';
import { clearPdfCache } from './pdfCache';
import * as texts from './texts';

/**
 * Registers the chatbot's side effects: loads papers that readers ask about, restores cleared
 * conversations, and deletes files at logout.
 */
export function registerChatbotListeners(startListening: StartAppListening): void {
  startListening({
    actionCreator: askAboutRequested,
    // Loaded together with the panel that the same action opens, because most pages never need it.
    effect: async ({ payload }, { dispatch }) => {
      try {
        const { askAbout } = await import(/* webpackChunkName: "asku" */ './askAbout');
        dispatch(askAbout(payload));
      } catch {
        dispatch(notify({ kind: 'error', text: texts.chatbotNotLoaded }));
      }
    },
  });
  startListening({
    actionCreator: toastActionChosen,
    effect: async ({ payload: toastId }, { dispatch }) => {
      if (!dispatch(restoreHistory(toastId))) return;
      await import(/* webpackChunkName: "asku" */ './conversation/conversationThunks').then(
        ({ storeAgain }) => dispatch(storeAgain()),
        // Opening AskU stores the messages, too.
        () => undefined,
      );
    },
  });
  startListening({ actionCreator: loggedOut, effect: clearPdfCache });
}
