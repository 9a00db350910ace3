import { createSlice, isAnyOf } from '@reduxjs/toolkit';
import { connectionsApi } from './connectionsApi';

/**
 * What the person decided and the server's lists do not show yet: whom he asked, and which requests
 * he answered. An entry goes when the call fails, so a failure needs no repair of any list.
 */
export interface ConnectionsState {
  asked: Record<number, true>;
  answered: Record<number, true>;
}

const initialState: ConnectionsState = { asked: {}, answered: {} };
const { connect, acceptRequest, rejectRequest, listSuggestions, listPendingRequests } =
  connectionsApi.endpoints;

const connectionsSlice = createSlice({
  name: 'connections',
  initialState,
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addMatcher(connect.matchPending, (state, { meta }) => {
        state.asked[meta.arg.originalArgs] = true;
      })
      .addMatcher(connect.matchRejected, (state, { meta }) => {
        delete state.asked[meta.arg.originalArgs];
      })
      .addMatcher(listSuggestions.matchFulfilled, (state) => {
        state.asked = {};
      })
      .addMatcher(
        isAnyOf(acceptRequest.matchPending, rejectRequest.matchPending),
        (state, { meta }) => {
          state.answered[meta.arg.originalArgs] = true;
        },
      )
      .addMatcher(
        isAnyOf(acceptRequest.matchRejected, rejectRequest.matchRejected),
        (state, { meta }) => {
          delete state.answered[meta.arg.originalArgs];
        },
      )
      .addMatcher(listPendingRequests.matchFulfilled, (state) => {
        state.answered = {};
      }),
});

export const connectionsReducer = connectionsSlice.reducer;

interface State {
  connections: ConnectionsState;
}

export const selectIsAsked = ({ connections }: State, userId: number) =>
  connections.asked[userId] === true;
export const selectAnswered = ({ connections }: State) => connections.answered;
