import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import { frameReceived } from '#realtime/frameActions';
import type { ChatPartner } from '#shared/store/featureEvents';
import { connectionsApi } from './connectionsApi';

/** The action that a toast's button undoes. */
export type Undo =
  | { kind: 'withdraw'; requestId: number; person: ChatPartner }
  | { kind: 'restore'; person: ChatPartner };

/**
 * The user's decisions that the server's lists do not show yet. An entry is removed when its call
 * fails, so failures need no rollback of lists.
 */
export interface ConnectionsState {
  /** People the user sent a request to, by user id. */
  asked: Record<number, 'asking' | 'asked'>;
  /** Requests the user answered, by request id. */
  answered: Record<number, true>;
  /** Connections the user removed, by user id. */
  parted: Record<number, 'parting' | 'parted'>;
  /** The undo actions, by the id of the toast that offers them. */
  undos: Record<string, Undo>;
}

const initialState: ConnectionsState = { asked: {}, answered: {}, parted: {}, undos: {} };
const { connect, withdrawRequest, acceptRequest, rejectRequest, removeConnection, block } =
  connectionsApi.endpoints;
const { restoreConnection, listSuggestions, listPendingRequests, listConnections } =
  connectionsApi.endpoints;

/** Removes confirmed entries, because the server's next list includes them. */
function removeConfirmed<Stage>(entries: Record<number, Stage>, taken: Stage): void {
  for (const [id, stage] of Object.entries(entries))
    if (stage === taken) delete entries[Number(id)];
}

const connectionsSlice = createSlice({
  name: 'connections',
  initialState,
  reducers: {
    undoOffered(state, { payload }: PayloadAction<{ toastId: string; undo: Undo }>) {
      state.undos[payload.toastId] = payload.undo;
    },
    undoForgotten(state, { payload: toastId }: PayloadAction<string>) {
      delete state.undos[toastId];
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(frameReceived.notification, (state, { payload: { notification } }) => {
        // The recipient has answered, so the lists are reloaded.
        if (notification.type === 'connection_accepted') removeConfirmed(state.asked, 'asked');
      })
      .addCase(frameReceived.connections_changed, (state, { payload: { user_id: id } }) => {
        // A request that is still pending was made after the change.
        if (state.asked[id] === 'asked') delete state.asked[id];
      })
      .addMatcher(connect.matchPending, (state, { meta }) => {
        state.asked[meta.arg.originalArgs.id] = 'asking';
      })
      .addMatcher(connect.matchFulfilled, (state, { meta }) => {
        state.asked[meta.arg.originalArgs.id] = 'asked';
      })
      .addMatcher(connect.matchRejected, (state, { meta }) => {
        delete state.asked[meta.arg.originalArgs.id];
      })
      .addMatcher(withdrawRequest.matchFulfilled, (state, { meta }) => {
        delete state.asked[meta.arg.originalArgs.person.id];
      })
      .addMatcher(listSuggestions.matchFulfilled, (state) => {
        removeConfirmed(state.asked, 'asked');
      })
      .addMatcher(
        isAnyOf(acceptRequest.matchPending, rejectRequest.matchPending),
        (state, { meta }) => {
          state.answered[meta.arg.originalArgs.requestId] = true;
        },
      )
      .addMatcher(
        isAnyOf(acceptRequest.matchRejected, rejectRequest.matchRejected),
        (state, { meta }) => {
          delete state.answered[meta.arg.originalArgs.requestId];
        },
      )
      .addMatcher(listPendingRequests.matchFulfilled, (state) => {
        state.answered = {};
      })
      .addMatcher(removeConnection.matchPending, (state, { meta }) => {
        const { id } = meta.arg.originalArgs.person;
        state.parted[id] = 'parting';
        delete state.asked[id];
      })
      .addMatcher(removeConnection.matchFulfilled, (state, { meta }) => {
        state.parted[meta.arg.originalArgs.person.id] = 'parted';
      })
      .addMatcher(removeConnection.matchRejected, (state, { meta }) => {
        delete state.parted[meta.arg.originalArgs.person.id];
      })
      .addMatcher(block.matchFulfilled, (state, { meta }) => {
        delete state.asked[meta.arg.originalArgs.id];
      })
      .addMatcher(restoreConnection.matchFulfilled, (state, { meta }) => {
        delete state.parted[meta.arg.originalArgs.id];
      })
      .addMatcher(listConnections.matchFulfilled, (state) => {
        removeConfirmed(state.parted, 'parted');
      }),
});

export const { undoOffered, undoForgotten } = connectionsSlice.actions;
export const connectionsReducer = connectionsSlice.reducer;

interface State {
  connections: ConnectionsState;
}

export const selectIsAsked = ({ connections }: State, userId: number) =>
  connections.asked[userId] !== undefined;
export const selectAnswered = ({ connections }: State) => connections.answered;
export const selectParted = ({ connections }: State) => connections.parted;
export const selectUndo = ({ connections }: State, toastId: string) => connections.undos[toastId];
