import { createAction, legacy_createStore, type Store, type UnknownAction } from '@reduxjs/toolkit';
import { baseApi } from '#api/baseApi';
import { inertAnswer } from '#shared/store/inertAnswer';
import type { RootState } from '#shared/store/types';

const shown = createAction<RootState>('replay/shown');

/** What the hooks of the API ask the middleware that is not here: they believe they are subscribed. */
const subscriptions = {
  getSubscriptions: () => new Map(),
  getSubscriptionCount: () => 1,
  isRequestSubscribed: () => true,
};

/** A store that holds whatever state it is shown, whatever is dispatched to it. */
export interface InertStore {
  store: Store<RootState>;
  show(state: RootState): void;
}

/** Makes a store for replayed screens: without thunks, middleware or ports nothing leaves it. */
export function createInertStore(initial: RootState): InertStore {
  const holder = legacy_createStore((state: RootState = initial, action: UnknownAction) =>
    shown.match(action) ? action.payload : state,
  );
  const dispatch = (action: unknown): unknown =>
    baseApi.internalActions.internal_getRTKQSubscriptions.match(action)
      ? subscriptions
      : inertAnswer;
  return {
    store: { ...holder, dispatch: dispatch as Store<RootState>['dispatch'] },
    show: (state) => void holder.dispatch(shown(state)),
  };
}
