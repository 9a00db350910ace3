import { createListenerMiddleware, isAnyOf, type TypedStartListening } from '@reduxjs/toolkit';
import { registerChatListeners } from '#features/chat/state/chatListeners';
import { registerChatbotListeners } from '#features/chatbot/chatbotListeners';
import { registerConnectionListeners } from '#features/connections/state/connectionListeners';
import { registerEventListeners } from '#features/events/eventListeners';
import { registerFeedListeners } from '#features/feed/feedListeners';
import { registerNotificationListeners } from '#features/notifications/notificationListeners';
import { registerResearchListeners } from '#features/research/researchListeners';
import { registerRedirectListener } from '#features/session/redirectListener';
import { registerSessionListeners } from '#features/session/sessionListeners';
import { registerKeptFiles } from '#shared/files/keptFiles';
import type { AppPorts } from '#shared/ports';
import { appStarted } from '#shared/store/pageEvents';
import { loggedOut, selectToken, sessionExpired } from '#shared/store/sessionEvents';
import type { AppDispatch, RootState, StartAppListening } from '#shared/store/types';
import { registerCrossTab } from './crossTab';
import { registerUnreadListener } from './unreadListener';

/**
 * Deletes the offline copies and ends push messages when the session ends, even if it ended while no
 * page was open.
 */
function registerKeptReads(startListening: StartAppListening): void {
  startListening({
    matcher: isAnyOf(loggedOut, sessionExpired, appStarted),
    effect: async (_action, api) => {
      if (selectToken(api.getState()) !== null) return;
      const { keptReads, push } = api.extra;
      await Promise.all([keptReads.forget(), push.unsubscribe()]);
    },
  });
}

/** The listeners that react to actions. To add some, add their line here. */
const registrations: readonly ((startListening: StartAppListening) => void)[] = [
  registerSessionListeners,
  registerCrossTab,
  registerKeptFiles,
  registerKeptReads,
  registerFeedListeners,
  registerEventListeners,
  registerChatbotListeners,
  registerChatListeners,
  registerConnectionListeners,
  registerNotificationListeners,
  registerResearchListeners,
  registerRedirectListener,
  registerUnreadListener,
];

/**
 * Creates the listener middleware of all features, and a function that registers further listeners.
 */
export function createListeners(ports: AppPorts) {
  const listeners = createListenerMiddleware<RootState, AppDispatch, AppPorts>({
    extra: ports,
    onError: (error, { raisedBy }) =>
      ports.log.error('A listener failed', { raisedBy, error: String(error) }),
  });
  const startListening: TypedStartListening<RootState, AppDispatch, AppPorts> =
    listeners.startListening;
  registrations.forEach((register) => register(startListening));
  return { middleware: listeners.middleware, startListening };
}
