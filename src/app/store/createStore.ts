import { configureStore, isAnyOf, type StoreEnhancer, type UnknownAction } from '@reduxjs/toolkit';
import { FLUSH, PAUSE, PERSIST, persistStore, PURGE, REGISTER, REHYDRATE } from 'redux-persist';
import { baseApi } from '#api/baseApi';
import { createSocketMiddleware } from '#realtime/socketMiddleware';
import type { AppPorts, Ports } from '#shared/ports';
import {
  appStarted,
  storageFailed,
  storageRecovered,
  pageVisibilityChanged,
} from '#shared/store/pageEvents';
import { loggedOut, sessionExpired } from '#shared/store/sessionEvents';
import type { Credentials } from '#realtime/createConnection';
import { createAppSelector } from '#shared/store/hooks';
import { createSessionLog } from '../sessionLog';
import { createActionRate } from './actionRate';
import { createListeners } from './listeners';
import { createPersistence } from './persistence';
import { createTimeTravelGuard } from './timeTravelGuard';

/** The credentials for the socket: the signed-in user's, once the server has identified them. */
const selectSocketCredentials = createAppSelector(
  [
    ({ session }) => session.status,
    ({ session }) => session.userId,
    ({ session }) => session.token,
  ],
  (status, userId, token): Credentials | null =>
    status === 'authenticated' && userId !== null && token !== null ? { userId, token } : null,
);

/**
 * How many milliseconds a check of the state may take before it warns. A slow machine needs some.
 */
const CHECK_WARN_AFTER_MS = 200;
const IS_DEVELOPMENT = process.env.NODE_ENV !== 'production';

export interface StoreOptions {
  /** Connects the store to the Redux DevTools extension. Off by default. */
  devTools?: boolean;
  /** A store enhancer, such as the DevTools instrumentation. */
  enhancer?: StoreEnhancer;
}

/**
 * Creates the application's store, with its listeners and storage. `restored` resolves once the
 * stored state has been applied.
 */
export function createStore(ports: Ports, options: StoreOptions = {}) {
  let isStorageFailing = false;
  // Deferred, because storage may be flushed inside a reducer, where dispatching is forbidden.
  const dispatchLater = (action: UnknownAction) =>
    ports.timers.set(() => void store.dispatch(action), 0);
  const persistence = createPersistence(ports, {
    failed(key, operation) {
      if (isStorageFailing) return;
      isStorageFailing = true;
      ports.log.warn('Storage failed; the application goes on in memory', { key, operation });
      dispatchLater(storageFailed({ key, operation }));
    },
    recovered() {
      isStorageFailing = false;
      dispatchLater(storageRecovered());
    },
  });
  const sessionLog = createSessionLog(ports);
  const appPorts: AppPorts = { ...ports, sessionLog };
  const listeners = createListeners(appPorts);
  const socket = createSocketMiddleware({ ports, selectCredentials: selectSocketCredentials });
  const timeTravelGuard = createTimeTravelGuard(persistence.reducer);
  const store = configureStore({
    reducer: persistence.reducer,
    middleware: (getDefaults) =>
      getDefaults({
        thunk: { extraArgument: appPorts },
        immutableCheck: { warnAfter: CHECK_WARN_AFTER_MS },
        serializableCheck: {
          warnAfter: CHECK_WARN_AFTER_MS,
          ignoredActions: [FLUSH, REHYDRATE, PAUSE, PERSIST, PURGE, REGISTER],
        },
      })
        .prepend(timeTravelGuard.first, listeners.middleware)
        .concat(
          baseApi.middleware,
          socket,
          persistence.middleware,
          ...(IS_DEVELOPMENT ? [createActionRate(ports)] : []),
        )
        .concat(timeTravelGuard.last, sessionLog.middleware),
    devTools: options.devTools
      ? {
          actionSanitizer: <A extends UnknownAction>(action: A) =>
            sessionLog.redactor.action(action) as A,
          stateSanitizer: <S>(state: S) => sessionLog.redactor.state(state as object) as S,
        }
      : false,
    enhancers: (getDefaults) =>
      options.enhancer ? getDefaults().concat(options.enhancer) : getDefaults(),
  });

  const restored = new Promise<void>((resolve) => {
    const persistor = persistStore(store, null, () => {
      store.dispatch(appStarted({ at: ports.clock.now() }));
      resolve();
    });
    const flush = () => void persistor.flush();
    ports.page.onHide(flush);
    ports.page.onVisibilityChange((visible) => {
      store.dispatch(pageVisibilityChanged({ visible }));
      // Last chance to write before the page is unloaded.
      if (!visible) flush();
    });
    // Write immediately, so that an invalid token does not stay in storage.
    listeners.startListening({ matcher: isAnyOf(loggedOut, sessionExpired), effect: flush });
  });
  return { store, restored, sessionLog };
}

export type AppStore = ReturnType<typeof createStore>['store'];
