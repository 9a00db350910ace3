import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
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
  /** Below 0 for a moment where a mark overtook the message it covers. */
  count: number;
  ownId: number | null;
  /** `settling`: the sum was read a moment ago, and older frames may still be on their way. */
  stage: 'exact' | 'asking' | 'settling';
  /** Whether the sum has to be read once more when it is quiet. */
  isDoubted: boolean;
  /** Whether a frame changed the badge since the last look. */
  isBusy: boolean;
  /** Messages of others whose count has not come; it comes right after them, if at all. */
  uncounted: { id: number; senderId: number }[];
}

const initialState: UnreadMessagesState = {
  count: 0,
  ownId: null,
  stage: 'exact',
  isDoubted: false,
  isBusy: false,
  uncounted: [],
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
    /**
     * A message came and its count did not: it was stored while the database did not answer, and
     * nobody was told before its writer sent it again.
     */
    countMissed(state, { payload: messageId }: PayloadAction<number>) {
      state.uncounted = state.uncounted.filter(({ id }) => id !== messageId);
      state.isDoubted = true;
    },
    /** What came in says that frames were missed. */
    badgeDoubted(state) {
      state.isDoubted = true;
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(sessionAuthenticated, (state, { payload }) => {
        state.ownId = payload.me.id;
      })
      .addCase(frameReceived.message, (state, { payload: { message } }) => {
        const { id, sender_id: senderId } = message;
        if (senderId !== state.ownId) state.uncounted.push({ id, senderId });
      })
      .addCase(frameReceived.new_message, (state, { payload }) => {
        state.uncounted = state.uncounted.filter(({ id }) => id !== payload.message.id);
        changeBy(state, payload.sender_id === state.ownId ? 0 : 1);
      })
      .addCase(frameReceived.read_receipt, (state, { payload }) => {
        changeBy(state, -(payload.read_count ?? 0));
      })
      .addCase(frameReceived.conversation_update, (state, { payload }) => {
        state.uncounted = state.uncounted.filter(({ senderId }) => senderId !== payload.user_id);
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
        // Whoever was told of a message finds it in the sum.
        state.uncounted = [];
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
  state.count += difference;
  if (state.stage === 'exact') return;
  state.isDoubted = true;
  state.isBusy = true;
}

export const { badgeWatched, countMissed, badgeDoubted } = unreadMessagesSlice.actions;
export const unreadMessagesReducer = unreadMessagesSlice.reducer;

interface State {
  unread: { messages: UnreadMessagesState };
}

export const selectUnreadMessages = (state: State) => Math.max(0, state.unread.messages.count);

/** Whether a message of somebody else came in and was not counted. */
export const selectIsUncounted = ({ unread }: State, messageId: number) =>
  unread.messages.uncounted.some(({ id }) => id === messageId);

/** Whether the sum was read while the badge changed, and it is quiet now: time to read it again. */
export const selectIsSumDue = ({ unread: { messages } }: State) =>
  messages.stage === 'exact' && messages.isDoubted;
