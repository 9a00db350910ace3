import { createSlice } from '@reduxjs/toolkit';
import { frameReceived } from '../../realtime/frameActions';
import { sessionAuthenticated } from '../../shared/store/sessionEvents';
import { chatApi } from './chatApi';

const { listConversations } = chatApi.endpoints;

/**
 * The badge of Messages. Frames add and subtract; the sum over the conversations replaces it at the
 * start, after every reconnect and on focus, so that no error outlives a connection. A frame that
 * comes while the sum is read, or right after, may be in it or not: then it is read once more.
 */
export interface UnreadMessagesState {
  count: number;
  ownId: number | null;
  /** `settling`: the sum was read a moment ago, and older frames may still be on their way. */
  stage: 'exact' | 'asking' | 'settling';
  /** Whether the sum has to be read once more when it is quiet. */
  isDoubted: boolean;
  /** Whether a frame changed the badge since the last look. */
  isBusy: boolean;
}

const initialState: UnreadMessagesState = {
  count: 0,
  ownId: null,
  stage: 'exact',
  isDoubted: false,
  isBusy: false,
};

const unreadMessagesSlice = createSlice({
  name: 'unreadMessages',
  initialState,
  reducers: {
    /** A while has passed since the sum was read, or since the last look. */
    badgeWatched(state) {
      if (state.stage === 'settling' && !state.isBusy) state.stage = 'exact';
      state.isBusy = false;
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(sessionAuthenticated, (state, { payload }) => {
        state.ownId = payload.me.id;
      })
      .addCase(frameReceived.new_message, (state, { payload }) => {
        changeBy(state, payload.sender_id === state.ownId ? 0 : 1);
      })
      .addCase(frameReceived.read_receipt, (state, { payload }) => {
        changeBy(state, -(payload.read_count ?? 0));
      })
      .addCase(frameReceived.conversation_update, (state, { payload }) => {
        changeBy(state, payload.conversation.unread_count);
      })
      .addCase(frameReceived.ready, (state) => {
        // A sum asked for before this connection does not know what came before it.
        if (state.stage === 'asking') state.isDoubted = true;
      })
      .addMatcher(listConversations.matchPending, (state) => {
        state.stage = 'asking';
        state.isDoubted = false;
        state.isBusy = false;
      })
      .addMatcher(listConversations.matchFulfilled, (state, { payload }) => {
        state.count = payload.reduce((sum, conversation) => sum + conversation.unread_count, 0);
        state.stage = 'settling';
      })
      .addMatcher(listConversations.matchRejected, (state, { meta }) => {
        // One that is on its way already is not asked twice.
        if (!meta.condition) state.stage = 'exact';
      }),
});

function changeBy(state: UnreadMessagesState, difference: number): void {
  if (difference === 0) return;
  state.count = Math.max(0, state.count + difference);
  if (state.stage === 'exact') return;
  state.isDoubted = true;
  state.isBusy = true;
}

export const { badgeWatched } = unreadMessagesSlice.actions;
export const unreadMessagesReducer = unreadMessagesSlice.reducer;

interface State {
  unread: { messages: UnreadMessagesState };
}

export const selectUnreadMessages = (state: State) => state.unread.messages.count;

/** Whether the sum was read while the badge changed, and it is quiet now: time to read it again. */
export const selectIsSumDue = ({ unread: { messages } }: State) =>
  messages.stage === 'exact' && messages.isDoubted;
