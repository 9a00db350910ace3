import type { Middleware, UnknownAction } from '@reduxjs/toolkit';
import { PERSIST, persistReducer, REHYDRATE, type Storage } from 'redux-persist';
import type { Ports } from '#shared/ports';
import { persistedNames } from './persistedSlices';
import { rootReducer, type RootState } from './rootReducer';
import type { StorageWatch } from './safeStorage';
import { createStorageEngine, type KeptState } from './storageEngine';

interface PersistMark {
  _persist?: { version: number; rehydrated: boolean };
}
type MarkedState = RootState & PersistMark;

export interface Persistence {
  reducer: typeof rootReducer;
  /** Must come after every other middleware except the recorder. */
  middleware: Middleware<object, RootState>;
}

/** Applies the state changes of redux-persist's reducer without its side effects. */
function reduceWithoutEffects(state: MarkedState | undefined, action: UnknownAction): MarkedState {
  if (state === undefined) return rootReducer(undefined, action);
  const { _persist: mark, ...rest } = state;
  const next = rootReducer(rest, action);
  let nextMark = mark;
  if (action.type === PERSIST) nextMark = mark ?? { version: -1, rehydrated: false };
  if (action.type === REHYDRATE && mark) nextMark = { ...mark, rehydrated: true };
  if (next === rest && nextMark === mark) return state;
  return nextMark ? { ...next, _persist: nextMark } : next;
}

/**
 * Persists some slices in the browser's storage with redux-persist, whose reducer writes. Time
 * travel and imported logs run reducers but no middleware. The redux-persist reducer is therefore
 * called only during a real dispatch, and a slice is written only if a real dispatch produced it.
 * (That reducer would throw on an imported PERSIST, and would restore again when one is replayed.)
 */
export function createPersistence(ports: Ports, watch: StorageWatch): Persistence {
  const engine = createStorageEngine(ports, watch);
  /** The slices as real dispatches produced them. */
  let live: KeptState = {};
  let isDispatching = false;

  const storage: Storage = {
    getItem: () => Promise.resolve(null),
    removeItem: () => Promise.resolve(),
    setItem(_key: string, slices: Record<string, object>) {
      for (const name of persistedNames)
        if (name in slices && live[name] === slices[name]) engine.write(name, live);
      return Promise.resolve();
    },
  };
  const persisted = persistReducer<RootState, UnknownAction>(
    {
      key: 'quad',
      storage,
      whitelist: persistedNames,
      // Each slice serializes itself, and the root reducer merges the stored slices into the state.
      serialize: false,
      stateReconciler: false,
      getStoredState: () =>
        Promise.resolve({ ...engine.read(), _persist: { version: -1, rehydrated: true } }),
      timeout: 0,
      throttle: 50,
    },
    rootReducer,
  );
  type PersistedState = Parameters<typeof persisted>[0];

  return {
    reducer: (state, action) =>
      isDispatching
        ? persisted(state as PersistedState, action)
        : reduceWithoutEffects(state as RootState | undefined, action),
    middleware: (api) => (next) => (action) => {
      const before = api.getState();
      isDispatching = true;
      try {
        return next(action);
      } finally {
        isDispatching = false;
        const after = api.getState();
        for (const name of persistedNames)
          if (after[name] !== before[name]) live = { ...live, [name]: after[name] };
      }
    },
  };
}
