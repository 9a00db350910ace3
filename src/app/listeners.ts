import { createListenerMiddleware, type TypedStartListening } from '@reduxjs/toolkit';
import { registerSessionListeners } from '../features/session/sessionListeners';
import type { AppPorts } from '../shared/ports';
import type { AppDispatch, RootState, StartAppListening } from '../shared/store/types';
import { registerCrossTab } from './crossTab';

/** The reactions every page needs; those of the signed-in area are in `features.ts`. */
const registrations: readonly ((startListening: StartAppListening) => void)[] = [
  registerSessionListeners,
  registerCrossTab,
];

/** The middleware that runs the reactions of all features, and the way to register one more. */
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
