import type { AppThunk } from '#shared/store/types';
import { chatApi, type HistoryArgs } from '../chatApi';
import { selectThread } from './thread';
import { changesAfterId } from './threadChanges';

/** Loads the newest page of a conversation, unless it is loaded or loading. */
export function openThread(userId: number): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const { status } = selectThread(getState(), userId);
    if (status === 'loading' || status === 'ready') return;
    if (await dispatch(loadHistory({ userId }))) await dispatch(complete(userId));
  };
}

/** Loads the page before the oldest message shown. */
export function loadOlder(userId: number): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const thread = selectThread(getState(), userId);
    const oldest = thread.messages.find((message) => !message.temporary);
    if (!thread.hasOlder || thread.isLoadingOlder || !oldest || oldest.temporary) return;
    await dispatch(loadHistory({ userId, beforeId: oldest.id }));
    await dispatch(fillChanges(userId));
  };
}

/**
 * Loads the messages missed while no frames arrived, page by page, until none is missing or a call
 * fails. Returns whether none is missing.
 */
function fillGap(userId: number): AppThunk<Promise<boolean>> {
  return async (dispatch, getState) => {
    for (;;) {
      const { missingAfter: afterId } = selectThread(getState(), userId);
      if (afterId === null) return true;
      const isRead = await dispatch(loadHistory({ userId, afterId }));
      // Without a connection this loop would never end, because more may arrive at any time without
      // notice.
      if (!isRead || getState().chat.connection === null) return false;
    }
  };
}

/** Loads the changes missed while no frames arrived. Returns whether none is missing. */
function fillChanges(userId: number): AppThunk<Promise<boolean>> {
  return async (dispatch, getState) => {
    for (;;) {
      const thread = selectThread(getState(), userId);
      if (!thread.missesChanges) return true;
      const range = { afterRevision: thread.changedUpTo ?? 0, afterId: changesAfterId(thread) };
      const isRead = await dispatch(loadHistory({ userId, ...range }));
      if (!isRead || getState().chat.connection === null) return false;
    }
  };
}

/** Loads whatever was missed while no frames arrived. Returns whether nothing is missing. */
const complete =
  (userId: number): AppThunk<Promise<boolean>> =>
  async (dispatch) =>
    (await dispatch(fillGap(userId))) && dispatch(fillChanges(userId));

/** Completes every conversation that was opened, after a break or a failed call. */
export function catchUp(): AppThunk<Promise<boolean>> {
  return async (dispatch, getState) => {
    const threads = Object.entries(getState().chat.threads);
    const filled = await Promise.all(
      threads.map(async ([id, { status }]) => {
        if (status === 'failed') await dispatch(openThread(Number(id)));
        return dispatch(complete(Number(id)));
      }),
    );
    return filled.every(Boolean);
  };
}

/** Reads a message's page again, for fresh addresses of its files. */
export function renewFiles(userId: number, messageId: number): AppThunk<Promise<void>> {
  return async (dispatch) => {
    await dispatch(loadHistory({ userId, renewId: messageId }));
  };
}

/** Loads a page and returns whether it arrived. If it failed, the thread's state says so. */
function loadHistory(args: HistoryArgs): AppThunk<Promise<boolean>> {
  return async (dispatch, getState) => {
    const call = chatApi.endpoints.readHistory.initiate(
      { ...args, connection: getState().chat.connection },
      { forceRefetch: true, subscribe: false },
    );
    const { data, isSuccess } = await dispatch(call);
    return isSuccess && data !== undefined;
  };
}

/** Loads the conversations; the badge is their sum. */
export function refreshConversations(): AppThunk<Promise<void>> {
  return async (dispatch) => {
    await dispatch(
      chatApi.endpoints.listConversations.initiate(undefined, {
        forceRefetch: true,
        subscribe: false,
      }),
    );
  };
}
