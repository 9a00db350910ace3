import type { UnknownAction } from '@reduxjs/toolkit';
import '#app/store/endpoints';
import { rootReducer, type RootState } from '#app/store/rootReducer';

/**
 * Returns the application's state after some actions. Slices that the initial state lacks begin
 * empty.
 */
export const stateAfter = (
  actions: readonly UnknownAction[],
  initial: Readonly<Record<string, unknown>> = {},
): RootState =>
  actions.reduce(
    (state, action) => rootReducer(state, action),
    rootReducer(initial as Partial<RootState> as RootState, { type: 'replay/started' }),
  );
