import { registerChatListeners } from '#features/chat/chatListeners';
import { registerAssistantListeners } from '#features/chatbot/assistantListeners';
import { registerConnectionListeners } from '#features/connections/connectionListeners';
import { registerEventListeners } from '#features/events/eventListeners';
import { registerPostFilesListener } from '#features/feed/composer/postFilesListener';
import { registerFeedListeners } from '#features/feed/feedListeners';
import { registerNotificationListeners } from '#features/notifications/notificationListeners';
import { registerResearchListeners } from '#features/research/researchListeners';
import { registerRedirectListener } from '#features/session/redirectListener';
import { createSocketMiddleware } from '#realtime/socketMiddleware';
import type { Ports } from '#shared/ports';
import type { StartAppListening } from '#shared/store/types';
import { selectSocketCredentials } from './selectSocketCredentials';
import { registerUnreadListener } from './unreadListener';

export { featureReducers } from './featureReducers';

const registrations: readonly ((startListening: StartAppListening) => void)[] = [
  registerFeedListeners,
  registerPostFilesListener,
  registerEventListeners,
  registerAssistantListeners,
  registerChatListeners,
  registerConnectionListeners,
  registerNotificationListeners,
  registerResearchListeners,
  registerRedirectListener,
  registerUnreadListener,
];

/** Registers the reactions of the signed-in area. To add some, add their line. */
export function registerFeatureListeners(startListening: StartAppListening): void {
  registrations.forEach((register) => {
    register(startListening);
  });
}

/** The middleware that holds the socket of whoever is signed in. */
export function createSocket(ports: Ports) {
  return createSocketMiddleware({ ports, selectCredentials: selectSocketCredentials });
}
