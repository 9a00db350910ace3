import { createListenerMiddleware, type TypedStartListening } from '@reduxjs/toolkit';
import { registerChatListeners } from '../features/chat/chatListeners';
import { registerNotificationListeners } from '../features/notifications/notificationListeners';
import { registerFeedListeners } from '../features/feed/feedListeners';
import { registerSessionListeners } from '../features/session/sessionListeners';
import type { Ports } from '../shared/ports';
import type { AppDispatch, RootState, StartAppListening } from '../shared/store/types';
import { registerCrossTab } from './crossTab';

/** Every feature's reactions to actions. To add some, add their line. */
const registrations: readonly ((startListening: StartAppListening) => void)[] = [
  registerSessionListeners,
  registerFeedListeners,
  registerChatListeners,
  registerNotificationListeners,
  registerCrossTab,
];

/** The middleware that runs the reactions of all features, and the way to register one more. */
export function createListeners(ports: Ports) {
  const listeners = createListenerMiddleware<RootState, AppDispatch, Ports>({
    extra: ports,
    onError: (error, { raisedBy }) =>
      ports.log.error('A listener failed', { raisedBy, error: String(error) }),
  });
  const startListening: TypedStartListening<RootState, AppDispatch, Ports> =
    listeners.startListening;
  registrations.forEach((register) => register(startListening));
  return { middleware: listeners.middleware, startListening };
}
