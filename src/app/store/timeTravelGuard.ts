import { isAction, type Middleware, type Reducer, type UnknownAction } from '@reduxjs/toolkit';
import { copyWithStructuralSharing } from '@reduxjs/toolkit/query';
import { baseApi } from '#api/baseApi';
import { inertAnswer } from '#shared/store/inertAnswer';
import type { RootState } from './rootReducer';

type AppMiddleware = Middleware<object, RootState>;

/** Two places in the chain of middleware; what acts on the world stands between them. */
export interface TimeTravelGuard {
  first: AppMiddleware;
  last: AppMiddleware;
}

const asksForSubscriptions = baseApi.internalActions.internal_getRTKQSubscriptions.match;

/**
 * While DevTools shows another state than the one the application came to, screens of that state are
 * mounted and ask for things: with a token that may be none, for somebody who may be nobody. Then
 * thunks and calls do not run, and plain actions go past everything that acts on the world straight to
 * the reducer, so that what arrives in the meantime is there when the present is.
 *
 * @param reduce the store's own reducer, pure outside a dispatch
 */
export function createTimeTravelGuard(reduce: Reducer<RootState, UnknownAction>): TimeTravelGuard {
  /** What the application came to by itself. */
  let present: RootState | undefined;
  /** The state that was last found to be another one. */
  let elsewhere: RootState | undefined;
  let depth = 0;
  let goPast: (action: unknown) => unknown;

  function isElsewhere(state: RootState): boolean {
    if (depth > 0 || present === undefined || state === present) return false;
    if (state === elsewhere) return true;
    // A history that is run again makes every state anew.
    if (copyWithStructuralSharing(present, state) !== present) return true;
    present = state;
    return false;
  }

  return {
    first: (api) => (next) => (action) => {
      const state = api.getState();
      if (!isElsewhere(state) || asksForSubscriptions(action)) return next(action);
      elsewhere = state;
      if (!isAction(action)) return inertAnswer;
      present = reduce(present, action);
      const result = goPast(action);
      elsewhere = api.getState();
      return result;
    },
    last: (api) => (next) => {
      goPast = next;
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
