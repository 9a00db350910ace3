import type {
  ThunkAction,
  ThunkDispatch,
  TypedStartListening,
  UnknownAction,
} from '@reduxjs/toolkit';
import type { RootState } from '#app/store/rootReducer';
import type { AppPorts } from '../ports';

export type { RootState };

/** Dispatches actions and thunks. */
export type AppDispatch = ThunkDispatch<RootState, AppPorts, UnknownAction>;

/** A thunk that can dispatch, read the state and use the ports. */
export type AppThunk<Result = void> = ThunkAction<Result, RootState, AppPorts, UnknownAction>;

/** Registers a listener. The ports are at `listenerApi.extra`. */
export type StartAppListening = TypedStartListening<RootState, AppDispatch, AppPorts>;
