import { isAction, type Middleware, type Reducer, type UnknownAction } from '@reduxjs/toolkit';
import { copyWithStructuralSharing } from '@reduxjs/toolkit/query';
import { baseApi } from '#api/baseApi';
import { inertResult } from '#shared/store/inertResult';
import type { RootState } from './rootReducer';

type AppMiddleware = Middleware<object, RootState>;

/** The first and last middleware. Every middleware with side effects goes between them. */
export interface TimeTravelGuard {
  first: AppMiddleware;
  last: AppMiddleware;
}

// The hooks of RTK Query need a response to this action. There is no public way to recognise it.
const asksForSubscriptions = baseApi.internalActions.internal_getRTKQSubscriptions.match;

/**
 * Guards against side effects while DevTools shows a past or edited state. Screens of that state
 * mount and fetch, possibly without a token or a user. Thunks and API calls are therefore skipped.
 * Plain actions bypass every middleware with side effects and go straight to the reducer, so that
 * their changes are visible back in the present.
 *
 * @param reduce the store's own reducer, pure outside a dispatch
 */
export function createTimeTravelGuard(reduce: Reducer<RootState, UnknownAction>): TimeTravelGuard {
  /** The state that real dispatches led to. */
  let present: RootState | undefined;
  /** The last state that was found to differ from the present. */
  let elsewhere: RootState | undefined;
  let depth = 0;
  let dispatchToReducer: (action: unknown) => unknown;

  function isElsewhere(state: RootState): boolean {
    if (depth > 0 || present === undefined || state === present) return false;
    if (state === elsewhere) return true;
    // Replaying a history recreates every state object, so compare by structure.
    if (copyWithStructuralSharing(present, state) !== present) return true;
    present = state;
    return false;
  }

  return {
    first: (api) => (next) => (action) => {
      const state = api.getState();
      if (!isElsewhere(state) || asksForSubscriptions(action)) return next(action);
      elsewhere = state;
      if (!isAction(action)) return inertResult;
      present = reduce(present, action);
      const result = dispatchToReducer(action);
      elsewhere = api.getState();
      return result;
    },
    last: (api) => (next) => {
      dispatchToReducer = next;
      return (action) => {
        depth += 1;
        try {
          return next(action);
        } finally {
          depth -= 1;
          present = api.getState();
        }
      };
    },
  };
}
