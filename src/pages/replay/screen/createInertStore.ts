import { createAction, legacy_createStore, type Store, type UnknownAction } from '@reduxjs/toolkit';
import { baseApi } from '#api/baseApi';
import { inertResult } from '#shared/store/inertResult';
import type { RootState } from '#shared/store/types';

const shown = createAction<RootState>('replay/shown');

/** A stub for the RTK Query middleware. It reports every hook as subscribed. */
const subscriptions = {
  getSubscriptions: () => new Map(),
  getSubscriptionCount: () => 1,
  isRequestSubscribed: () => true,
};

/** A store that keeps the state it was last shown, whatever is dispatched. */
export interface InertStore {
  store: Store<RootState>;
  show(state: RootState): void;
}

/**
 * Creates a store for replayed screens. It has no thunks, middleware or ports, so it has no side
 * effects.
 */
export function createInertStore(initial: RootState): InertStore {
  const holder = legacy_createStore((state: RootState = initial, action: UnknownAction) =>
    shown.match(action) ? action.payload : state,
  );
  const dispatch = (action: unknown): unknown =>
    baseApi.internalActions.internal_getRTKQSubscriptions.match(action)
      ? subscriptions
      : inertResult;
  return {
    store: { ...holder, dispatch: dispatch as Store<RootState>['dispatch'] },
    show: (state) => void holder.dispatch(shown(state)),
  };
}
