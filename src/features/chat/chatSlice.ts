import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { HISTORY_PAGE_SIZE } from '#contract/limits';
import { socketClosed } from '../../realtime/socketActions';
import { sessionAuthenticated } from '../../shared/store/sessionEvents';
import { chatApi } from './chatApi';
import { addFrameCases } from './chatFrameCases';
import { emptyThread, initialChatState, type ChatState, type OutboxItem } from './chatState';
import { moveToOutbox } from './outbox';
import { reconcileAll } from './reconcile';
import type { TemporaryMessage } from './threadMessage';

const { listConversations, readHistory } = chatApi.endpoints;

const chatSlice = createSlice({
  name: 'chat',
  initialState: initialChatState,
  reducers: {
    /** Written and handed to the open socket; shown at once. */
    messageSubmitted(state, { payload }: PayloadAction<TemporaryMessage>) {
      const thread = (state.threads[payload.receiver_id] ??= { ...emptyThread });
      thread.messages.push(payload);
      state.outbox = state.outbox.filter((item) => item.client_id !== payload.client_id);
    },
    /** Written while no socket was open; waits outside the thread. */
    messageQueued(state, { payload }: PayloadAction<OutboxItem>) {
      state.outbox.push(payload);
    },
    queuedMessageDeleted(state, { payload: clientId }: PayloadAction<string>) {
      state.outbox = state.outbox.filter((item) => item.client_id !== clientId);
    },
    threadRead(state, { payload }: PayloadAction<{ userId: number; lastReadId: number }>) {
      const thread = state.threads[payload.userId];
      if (thread) thread.readUpTo = Math.max(thread.readUpTo, payload.lastReadId);
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(sessionAuthenticated, (state, { payload }) =>
        // What one person left unsent when the session ended is kept for nobody else.
        state.ownId === payload.me.id ? state : { ...initialChatState, ownId: payload.me.id },
      )
      .addCase(socketClosed, (state) => {
        moveToOutbox(state, () => true);
        state.online = {};
        state.typingAt = {};
      });
    addFrameCases(builder);
    addHistoryCases(builder);
  },
});

type Builder = Parameters<typeof addFrameCases>[0];

function addHistoryCases(builder: Builder): void {
  builder
    .addMatcher(listConversations.matchPending, (state) => {
      if (state.conversationsStatus !== 'ready') state.conversationsStatus = 'loading';
    })
    .addMatcher(listConversations.matchFulfilled, (state, { payload }) => {
      state.conversationsStatus = 'ready';
      state.conversations = Object.fromEntries(payload.map((line) => [line.user_id, line]));
    })
    .addMatcher(listConversations.matchRejected, (state, { meta }) => {
      if (!meta.condition && state.conversationsStatus !== 'ready')
        state.conversationsStatus = 'failed';
    })
    .addMatcher(readHistory.matchPending, (state, { meta }) => {
      const { userId, beforeId } = meta.arg.originalArgs;
      const thread = (state.threads[userId] ??= { ...emptyThread });
      if (beforeId !== undefined) thread.isLoadingOlder = true;
      else if (thread.status !== 'ready') thread.status = 'loading';
    })
    .addMatcher(readHistory.matchFulfilled, (state, { meta, payload }) => {
      const { userId, beforeId, afterId } = meta.arg.originalArgs;
      const thread = (state.threads[userId] ??= { ...emptyThread });
      thread.messages = reconcileAll(thread.messages, payload);
      const own = payload.filter((message) => message.sender_id === state.ownId);
      const arrived = new Set(own.map((message) => message.client_id));
      state.outbox = state.outbox.filter((item) => !arrived.has(item.client_id));
      thread.isLoadingOlder = false;
      if (afterId !== undefined) return;
      if (beforeId !== undefined || thread.status !== 'ready')
        thread.hasOlder = payload.length === HISTORY_PAGE_SIZE;
      thread.status = 'ready';
    })
    .addMatcher(readHistory.matchRejected, (state, { meta }) => {
      const thread = state.threads[meta.arg.originalArgs.userId];
      if (!thread) return;
      thread.isLoadingOlder = false;
      if (thread.status === 'loading') thread.status = 'failed';
    });
}

export const { messageSubmitted, messageQueued, queuedMessageDeleted, threadRead } =
  chatSlice.actions;
export const chatReducer = chatSlice.reducer;
export type { ChatState };
