import { createAction, legacy_createStore, type Store, type UnknownAction } from '@reduxjs/toolkit';
import { baseApi } from '../../../api/baseApi';
import type { RootState } from '../../rootReducer';

const shown = createAction<RootState>('replay/shown');

const never = () => new Promise<never>(() => undefined);
const nothing = () => undefined;

/** What the hooks of the API ask the middleware that is not here: they believe they are subscribed. */
const subscriptions = {
  getSubscriptions: () => new Map(),
  getSubscriptionCount: () => 1,
  isRequestSubscribed: () => true,
};

/**
 * What a dispatch gives: as a promise it waits for ever, as a request it can be given up, and as a
 * function, such as an effect's way back, it does nothing.
 */
const inertAnswer = Object.assign(() => undefined, {
  type: 'replay/inert',
  requestId: 'replay',
  queryCacheKey: 'replay',
  then: never,
  catch: never,
  finally: never,
  unwrap: never,
  refetch: never,
  abort: nothing,
  reset: nothing,
  unsubscribe: nothing,
  updateSubscriptionOptions: nothing,
});

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
