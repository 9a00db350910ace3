import { combineReducers } from '@reduxjs/toolkit';
import { registerChatListeners } from '../features/chat/chatListeners';
import { chatReducer } from '../features/chat/chatSlice';
import { chatWindowsReducer } from '../features/chat/chatWindowsSlice';
import { unreadMessagesReducer } from '../features/chat/unreadMessagesSlice';
import { registerConnectionListeners } from '../features/connections/connectionListeners';
import { connectionsReducer } from '../features/connections/connectionsSlice';
import { registerEventListeners } from '../features/events/eventListeners';
import { eventsReducer } from '../features/events/eventsSlice';
import { registerPostFilesListener } from '../features/feed/composer/postFilesListener';
import { registerFeedListeners } from '../features/feed/feedListeners';
import { feedReducer } from '../features/feed/feedSlice';
import { registerNotificationListeners } from '../features/notifications/notificationListeners';
import { createSocketMiddleware } from '../realtime/socketMiddleware';
import type { Ports } from '../shared/ports';
import type { StartAppListening } from '../shared/store/types';
import { selectSocketCredentials } from './selectSocketCredentials';
import { registerUnreadListener } from './unreadListener';

/** The slices of the signed-in area, fetched with it. To add one, add its line. */
export const featureReducers = {
  feed: feedReducer,
  events: eventsReducer,
  connections: connectionsReducer,
  chat: chatReducer,
  chatWindows: chatWindowsReducer,
  unread: combineReducers({ messages: unreadMessagesReducer }),
};

const registrations: readonly ((startListening: StartAppListening) => void)[] = [
  registerFeedListeners,
  registerPostFilesListener,
  registerEventListeners,
  registerChatListeners,
  registerConnectionListeners,
  registerNotificationListeners,
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
