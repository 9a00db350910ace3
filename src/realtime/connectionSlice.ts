import { createSlice } from '@reduxjs/toolkit';
import { socketClosed, socketOpened, socketOpening } from './socketActions';

/** `waiting`: another attempt is scheduled. `stopped`: no more attempts until the next sign-in. */
export type ConnectionStatus = 'idle' | 'opening' | 'open' | 'waiting' | 'stopped';

export interface ConnectionState {
  status: ConnectionStatus;
  /** Attempts since the last working connection. */
  attempt: number;
  /** When this status began, in milliseconds since 1970. */
  since: number;
  /** Delay before the next attempt, counted from `since`. */
  retryInMs: number | null;
  /** Present while the delay is a penalty for sending too many frames. */
  isForFlooding?: true;
}

const initialState: ConnectionState = { status: 'idle', attempt: 0, since: 0, retryInMs: null };

const connectionSlice = createSlice({
  name: 'connection',
  initialState,
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addCase(socketOpening, (_state, { payload: { at, attempt } }) => ({
        status: 'opening',
        attempt,
        since: at,
        retryInMs: null,
      }))
      .addCase(socketOpened, (_state, { payload: { at } }) => ({
        status: 'open',
        attempt: 0,
        since: at,
        retryInMs: null,
      }))
      .addCase(socketClosed, (_state, { payload: { at, attempt, retryInMs, isForFlooding } }) => ({
        status: retryInMs === null ? 'stopped' : 'waiting',
        attempt,
        since: at,
        retryInMs,
        ...(isForFlooding ? { isForFlooding } : {}),
      })),
});

export const connectionReducer = connectionSlice.reducer;
export const selectConnection = (state: { connection: ConnectionState }) => state.connection;
