import type { ActionReducerMapBuilder } from '@reduxjs/toolkit';
import type { ChatMessage } from '#contract/entities/chat';
import { HISTORY_PAGE_SIZE } from '#contract/limits';
import { chatApi, type HistoryArgs } from '../chatApi';
import { dropFromOutbox } from '../outbox/outboxItems';
import { takeLine, type ChatState } from './chatState';
import {
  emptyThread,
  reconcileAll,
  threadOf,
  withoutBefore,
  withTick,
  type Thread,
  currentOf,
} from './thread';

const { listConversations, readHistory } = chatApi.endpoints;

/**
 * Adds the cases for conversation and history calls to the chat slice. Matchers come after all
 * cases.
 */
export function addHistoryCases(builder: ActionReducerMapBuilder<ChatState>): void {
  builder
    .addMatcher(listConversations.matchPending, (state) => {
      if (state.conversationsStatus !== 'ready') state.conversationsStatus = 'loading';
      state.openedMeanwhile = [];
    })
    .addMatcher(listConversations.matchFulfilled, (state, { payload }) => {
      state.conversationsStatus = 'ready';
      const listed = new Set([...payload.map((line) => line.user_id), ...state.openedMeanwhile]);
      for (const id of Object.keys(state.conversations).map(Number))
        if (!listed.has(id)) delete state.conversations[id];
      for (const line of payload) takeLine(state, line);
    })
    .addMatcher(listConversations.matchRejected, (state, { meta }) => {
      if (!meta.condition && state.conversationsStatus !== 'ready')
        state.conversationsStatus = 'failed';
    })
    .addMatcher(readHistory.matchPending, (state, { meta }) => {
      const { userId, beforeId, renewId } = meta.arg.originalArgs;
      const thread = threadOf(state, userId);
      if (beforeId !== undefined) thread.isLoadingOlder = true;
      else if (renewId === undefined && thread.status !== 'ready') thread.status = 'loading';
    })
    .addMatcher(readHistory.matchFulfilled, (state, { meta, payload }) => {
      const thread = threadOf(state, meta.arg.originalArgs.userId);
      takePage(state, thread, meta.arg.originalArgs, payload);
    })
    .addMatcher(readHistory.matchRejected, (state, { meta }) => {
      const { userId, beforeId } = meta.arg.originalArgs;
      const thread = state.threads[userId];
      if (!thread) return;
      if (beforeId !== undefined) thread.isLoadingOlder = false;
      if (thread.status === 'loading') thread.status = 'failed';
    });
}

function takePage(
  state: ChatState,
  thread: Thread,
  args: HistoryArgs,
  read: readonly ChatMessage[],
): void {
  const page = read.map((message) => withTick(thread, message, state.ownId));
  const { beforeId, afterId, renewId, connection } = args;
  const messages = currentOf(thread.messages);
  if (renewId !== undefined) {
    // Only update visible messages; loading others is left to scrolling, which keeps the scroll
    // position.
    const shown = new Set(messages.map((message) => !message.temporary && message.id));
    thread.messages = reconcileAll(
      messages,
      page.filter(({ id }) => shown.has(id)),
    );
    return;
  }
  thread.messages = reconcileAll(messages, page);
  for (const message of page)
    if (message.sender_id === state.ownId && message.client_id != null)
      dropFromOutbox(state, message.client_id);

  const isFull = page.length === HISTORY_PAGE_SIZE;
  // Every later message arrives as a frame only if the connection is still the same.
  const isFollowed = connection != null && connection === state.connection;
  if (beforeId !== undefined) {
    thread.isLoadingOlder = false;
    thread.hasOlder = isFull;
  } else if (afterId !== undefined) {
    // Another request may have advanced in the gap, or another break may have reopened it.
    if (thread.missingAfter !== afterId) return;
    endPage(thread, page.at(-1)?.id ?? afterId, !isFull && isFollowed);
  } else if (thread.status !== 'ready') {
    thread.hasOlder = isFull;
    thread.status = 'ready';
    const [first] = page;
    if (isFull && first) thread.messages = withoutBefore(currentOf(thread.messages), first.id);
    endPage(thread, page.at(-1)?.id ?? 0, isFollowed);
  }
}

/**
 * Records that history was read up to a message. If that is its end, everything later arrives as a
 * frame.
 */
function endPage(thread: Thread, lastId: number, isEnd: boolean): void {
  thread.wholeUpTo = lastId;
  thread.missingAfter = isEnd ? null : lastId;
}

/**
 * Returns the id after which a thread must be read again: the start of the frames, or the first
 * missing read tick.
 */
function firstInDoubt({ messages, wholeUpTo }: Thread, ownId: number | null): number {
  const unread = currentOf(messages).find(
    (message) => !message.temporary && message.sender_id === ownId && !message.is_read,
  );
  return unread && !unread.temporary ? Math.min(wholeUpTo, unread.id - 1) : wholeUpTo;
}

/**
 * Marks threads as incomplete, because from now on events may happen without a frame. Frames that
 * arrive later do not prove that none is missing before them. Those of two server processes
 * overtake each other, and one of a killed process never arrives.
 */
export function recordGaps(state: ChatState): void {
  for (const thread of Object.values(state.threads)) {
    if (thread.status === 'ready') thread.missingAfter ??= firstInDoubt(thread, state.ownId);
    // Frames received before the history was read would leave holes in it.
    else Object.assign(thread, { ...emptyThread, messages: [], status: thread.status });
  }
}
