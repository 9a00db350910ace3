import { createSlice } from '@reduxjs/toolkit';
import { frameReceived } from '../../realtime/frameActions';
import { sessionAuthenticated } from '../../shared/store/sessionEvents';
import { chatApi } from './chatApi';

/**
 * The badge of Messages. Frames add and subtract; the sum over the conversations replaces it at the
 * start and after every reconnect, so that no error outlives a connection.
 */
export interface UnreadMessagesState {
  count: number;
  ownId: number | null;
}

const initialState: UnreadMessagesState = { count: 0, ownId: null };

const unreadMessagesSlice = createSlice({
  name: 'unreadMessages',
  initialState,
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addCase(sessionAuthenticated, (state, { payload }) => {
        state.ownId = payload.me.id;
      })
      .addCase(frameReceived.new_message, (state, { payload }) => {
        if (payload.sender_id !== state.ownId) state.count += 1;
      })
      .addCase(frameReceived.read_receipt, (state, { payload }) => {
        state.count = Math.max(0, state.count - (payload.read_count ?? 0));
      })
      .addCase(frameReceived.conversation_update, (state, { payload }) => {
        state.count += payload.conversation.unread_count;
      })
      .addMatcher(chatApi.endpoints.listConversations.matchFulfilled, (state, { payload }) => {
        state.count = payload.reduce((sum, conversation) => sum + conversation.unread_count, 0);
      }),
});

export const unreadMessagesReducer = unreadMessagesSlice.reducer;
export const selectUnreadMessages = (state: { unread: { messages: UnreadMessagesState } }) =>
  state.unread.messages.count;
