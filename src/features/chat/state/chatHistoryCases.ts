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
  plain,
} from './thread';

const { listConversations, readHistory } = chatApi.endpoints;

/** What the calls for conversations and their history change in the chat. Comes after all cases. */
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
  const messages = plain(thread.messages);
  if (renewId !== undefined) {
    // What is not shown is left to the reader's scrolling, which knows how to keep the place.
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
  // Only while the same connection lives does every later message come as a frame.
  const isFollowed = connection != null && connection === state.connection;
  if (beforeId !== undefined) {
    thread.isLoadingOlder = false;
    thread.hasOlder = isFull;
  } else if (afterId !== undefined) {
    // Another look at the gap may have come further, or another break may have opened it anew.
    if (thread.missingAfter !== afterId) return;
    endPage(thread, page.at(-1)?.id ?? afterId, !isFull && isFollowed);
  } else if (thread.status !== 'ready') {
    thread.hasOlder = isFull;
    thread.status = 'ready';
    const [first] = page;
    if (isFull && first) thread.messages = withoutBefore(plain(thread.messages), first.id);
    endPage(thread, page.at(-1)?.id ?? 0, isFollowed);
  }
}

/** The history was read up to a message; if that is its end, everything later comes as a frame. */
function endPage(thread: Thread, lastId: number, isEnd: boolean): void {
  thread.wholeUpTo = lastId;
  thread.missingAfter = isEnd ? null : lastId;
}

/** From where a thread has to be read again: where frames began, or where second ticks are missing. */
function firstInDoubt({ messages, wholeUpTo }: Thread, ownId: number | null): number {
  const unread = plain(messages).find(
    (message) => !message.temporary && message.sender_id === ownId && !message.is_read,
  );
  return unread && !unread.temporary ? Math.min(wholeUpTo, unread.id - 1) : wholeUpTo;
}

/**
 * From now on anything may happen without a frame. Frames that came are no proof that none is
 * missing before them: those of two server processes overtake each other, and one of a process that
 * was killed never comes.
 */
export function rememberGaps(state: ChatState): void {
  for (const thread of Object.values(state.threads)) {
    if (thread.status === 'ready') thread.missingAfter ??= firstInDoubt(thread, state.ownId);
    // What frames brought before the history was read would have holes in it.
    else Object.assign(thread, { ...emptyThread, messages: [], status: thread.status });
  }
}
