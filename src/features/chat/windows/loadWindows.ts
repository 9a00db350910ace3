import { loggedOut, sessionAuthenticated } from '#shared/store/sessionEvents';
import type { Ports } from '#shared/ports';
import type { StartAppListening } from '#shared/store/types';

/** The key of the docked windows in the tab's storage. */
export const WINDOWS_KEY = 'quad_chat_windows';

/**
 * Loads the code that keeps the docked windows over a reload, as soon as there are any: in this tab's
 * storage or on the screen. A logout removes them.
 */
export function registerWindowLoading(startListening: StartAppListening): void {
  startListening({
    predicate: (action, { chatWindows: now }, { chatWindows: before }) =>
      sessionAuthenticated.match(action) || (now.windows.length > 0 && before.windows.length === 0),
    effect: async (_action, api) => {
      const ports = api.extra;
      if (!hasStored(ports) && api.getState().chatWindows.windows.length === 0) return;
      try {
        const { keepWindows } = await import(/* webpackChunkName: "chat-dock" */ './keepWindows');
        api.dispatch(keepWindows());
      } catch (error) {
        ports.log.warn('Chat windows could not be kept', { error: String(error) });
      }
    },
  });
  startListening({
    actionCreator: loggedOut,
    effect: (_action, { extra: { tabStore, log } }) => {
      try {
        tabStore.remove(WINDOWS_KEY);
      } catch (error) {
        log.warn('Chat windows could not be removed', { error: String(error) });
      }
    },
  });
}

function hasStored({ tabStore }: Ports): boolean {
  try {
    return tabStore.get(WINDOWS_KEY) !== null;
  } catch {
    // Storage is off.
    return false;
  }
}
