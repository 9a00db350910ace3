import type { Dispatch, Middleware, MiddlewareAPI } from '@reduxjs/toolkit';
import type { RootState } from './rootReducer';

type AppMiddleware = Middleware<object, RootState>;

/** A place in the chain of middleware that is filled later; until then actions pass through it. */
export interface MiddlewareSlot {
  middleware: AppMiddleware;
  fill(middleware: AppMiddleware): void;
}

export function createMiddlewareSlot(): MiddlewareSlot {
  let place: { api: MiddlewareAPI<Dispatch, RootState>; next: (action: unknown) => unknown };
  let handle: ((action: unknown) => unknown) | undefined;
  return {
    middleware: (api) => (next) => {
      place = { api, next };
      return (action) => (handle ?? next)(action);
    },
    fill(middleware) {
      handle = middleware(place.api)(place.next);
    },
  };
}
