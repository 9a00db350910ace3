import type { ActionReducerMapBuilder } from '@reduxjs/toolkit';
import type { ChatMessage } from '#contract/entities/chat';
import { HISTORY_PAGE_SIZE } from '#contract/limits';
import { chatApi, type HistoryArgs } from '../chatApi';
import { settleUnsent } from '../outbox/pendingChanges';
import { updateLastMessage, mergeConversation, type ChatState } from './chatState';
import {
  emptyThread,
  threadOf,
  withoutBefore,
  withReadMark,
  type Thread,
  currentOf,
} from './thread';
import {
  changesAfterId,
  recordUnfollowedChanges,
  mergePage,
  newestRevision,
  applyChange,
} from './threadChanges';

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
      delete state.changedMeanwhile;
    })
    .addMatcher(listConversations.matchFulfilled, (state, { payload }) => {
      state.conversationsStatus = 'ready';
      const listed = new Set([...payload.map((line) => line.user_id), ...state.openedMeanwhile]);
      for (const id of Object.keys(state.conversations).map(Number))
        if (!listed.has(id)) delete state.conversations[id];
      for (const line of payload) mergeConversation(state, line);
      for (const message of state.changedMeanwhile ?? []) updateLastMessage(state, message);
      delete state.changedMeanwhile;
    })
    .addMatcher(listConversations.matchRejected, (state, { meta }) => {
      if (!meta.condition && state.conversationsStatus !== 'ready')
        state.conversationsStatus = 'failed';
    })
    .addMatcher(readHistory.matchPending, (state, { meta }) => {
      const { userId, beforeId, afterRevision, renewId } = meta.arg.originalArgs;
      const thread = threadOf(state, userId);
      const isOfKnown = renewId !== undefined || afterRevision !== undefined;
      if (beforeId !== undefined) thread.isLoadingOlder = true;
      else if (!isOfKnown && thread.status !== 'ready') thread.status = 'loading';
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
  const page = read.map((message) => withReadMark(thread, message, state.ownId));
  const { beforeId, afterId, afterRevision, renewId, connection } = args;
  // Every later message and change arrives as a frame only if the connection is still the same.
  const isFollowed = connection != null && connection === state.connection;
  if (afterRevision !== undefined) {
    applyChanges(thread, args, { page, isFollowed });
    return;
  }
  if (renewId !== undefined) {
    // Only update visible messages; loading others is left to scrolling, which keeps the scroll
    // position.
    const shown = new Set(
      currentOf(thread.messages).map((message) => !message.temporary && message.id),
    );
    mergePage(
      thread,
      page.filter(({ id }) => shown.has(id)),
    );
    return;
  }
  for (const message of page) settleUnsent(state, message);
  mergePage(thread, page);

  const isFull = page.length === HISTORY_PAGE_SIZE;
  const isFirst = beforeId === undefined && afterId === undefined && thread.status !== 'ready';
  if (isFirst && newestRevision(page) > 0) thread.changedUpTo = newestRevision(page);
  if (beforeId !== undefined) {
    thread.isLoadingOlder = false;
    thread.hasOlder = isFull;
  } else if (afterId !== undefined) {
    // Another request may have advanced in the gap, or another break may have reopened it.
    if (thread.missingAfter === afterId)
      endPage(thread, page.at(-1)?.id ?? afterId, !isFull && isFollowed);
  } else if (isFirst) {
    thread.hasOlder = isFull;
    thread.status = 'ready';
    const [first] = page;
    if (isFull && first) thread.messages = withoutBefore(currentOf(thread.messages), first.id);
    endPage(thread, page.at(-1)?.id ?? 0, isFollowed);
  }
  if (!isFollowed) recordUnfollowedChanges(thread, page, state.lastRevision);
}

/** Applies a page of changed messages, in the order of their revisions. */
function applyChanges(
  thread: Thread,
  { afterId = 0, afterRevision = 0 }: HistoryArgs,
  { page, isFollowed }: { page: readonly ChatMessage[]; isFollowed: boolean },
): void {
  for (const message of page) applyChange(thread, message);
  // Another request may have advanced, or a page may have come that needs earlier changes.
  if ((thread.changedUpTo ?? 0) !== afterRevision || changesAfterId(thread) < afterId) return;
  thread.changedUpTo = Math.max(afterRevision, newestRevision(page));
  if (page.length < HISTORY_PAGE_SIZE && isFollowed) delete thread.missesChanges;
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
  for (const [id, thread] of Object.entries(state.threads)) {
    if (thread.status === 'ready') thread.missingAfter ??= firstInDoubt(thread, state.ownId);
    // Frames received before the history was read would leave holes in it.
    else state.threads[Number(id)] = { ...emptyThread, messages: [], status: thread.status };
  }
}
