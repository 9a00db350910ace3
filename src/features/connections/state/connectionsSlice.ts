import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import { frameReceived } from '#realtime/frameActions';
import type { ChatPartner } from '#shared/store/featureEvents';
import { connectionsApi } from './connectionsApi';

/** What the button of a toast takes back. */
export type Undo =
  | { kind: 'withdraw'; requestId: number; person: ChatPartner }
  | { kind: 'restore'; person: ChatPartner };

/**
 * What the person decided and the server's lists do not show yet. An entry goes when the call fails,
 * so a failure needs no repair of any list.
 */
export interface ConnectionsState {
  /** Whom the person asked, by user id. */
  asked: Record<number, 'asking' | 'asked'>;
  /** Which requests the person answered. */
  answered: Record<number, true>;
  /** From whom the person parted, by user id. */
  parted: Record<number, 'parting' | 'parted'>;
  /** What can be taken back, by the id of the toast that offers it. */
  undos: Record<string, Undo>;
}

const initialState: ConnectionsState = { asked: {}, answered: {}, parted: {}, undos: {} };
const { connect, withdrawRequest, acceptRequest, rejectRequest, removeConnection, block } =
  connectionsApi.endpoints;
const { restoreConnection, listSuggestions, listPendingRequests, listConnections } =
  connectionsApi.endpoints;

/** Forgets what the server took: its next list shows it. */
function forgetKnown<Stage>(entries: Record<number, Stage>, taken: Stage): void {
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
        // Whoever was asked has answered; the lists are read anew.
        if (notification.type === 'connection_accepted') forgetKnown(state.asked, 'asked');
      })
      .addCase(frameReceived.connections_changed, (state, { payload: { user_id: id } }) => {
        // A request that is still under way came after the change.
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
        forgetKnown(state.asked, 'asked');
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
        forgetKnown(state.parted, 'parted');
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
