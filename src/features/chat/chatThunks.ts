import type { ClientFrames } from '#contract/frames';
import { HISTORY_PAGE_SIZE } from '#contract/limits';
import { frameSendRequested } from '../../realtime/socketActions';
import type { AppThunk } from '../../shared/store/types';
import { chatApi, type HistoryArgs } from './chatApi';
import { lastMessageFrom, lastStoredId, selectThread } from './chatSelectors';
import { messageQueued, messageSubmitted, threadRead } from './chatSlice';
import { selectIsSeen } from './chatWindowsSlice';
import { messageTypeOf } from './messageType';
import { toOutboxItem } from './outbox';
import type { OutboxItem } from './chatState';
import type { TemporaryMessage } from './threadMessage';

/** Sends a text. Nothing is sent when it is blank; without an open socket it waits in the outbox. */
export function sendMessage(receiverId: number, text: string): AppThunk {
  return (dispatch, getState, ports) => {
    const content = text.trim();
    const { ownId } = getState().chat;
    if (content === '' || ownId === null) return;
    dispatch(
      submit({
        temporary: true,
        client_id: ports.ids.next(),
        sender_id: ownId,
        receiver_id: receiverId,
        content,
        message_type: messageTypeOf(content),
        timestamp: new Date(ports.clock.now()).toISOString(),
      }),
    );
  };
}

/** Sends a waiting or refused message once more, under the id it had. */
export function resendQueued(item: OutboxItem): AppThunk {
  return (dispatch, getState) => {
    const { ownId } = getState().chat;
    if (ownId === null || getState().connection.status !== 'open') return;
    const { client_id, receiver_id, content, message_type, timestamp } = item;
    dispatch(
      submit({
        temporary: true,
        client_id,
        sender_id: ownId,
        receiver_id,
        content,
        message_type,
        timestamp,
      }),
    );
  };
}

function submit(message: TemporaryMessage): AppThunk {
  return (dispatch, getState) => {
    if (getState().connection.status !== 'open') {
      dispatch(messageQueued(toOutboxItem(message)));
      return;
    }
    dispatch(messageSubmitted(message));
    dispatch(frameSendRequested(toFrame(message)));
  };
}

function toFrame({
  client_id,
  receiver_id,
  content,
  message_type,
}: TemporaryMessage): ClientFrames['message'] {
  return { type: 'message', client_id, receiver_id, content, message_type };
}

/** Loads the newest page of a conversation, unless it is there or on its way. */
export function openThread(userId: number): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const { status } = selectThread(getState(), userId);
    if (status === 'loading' || status === 'ready') return;
    await dispatch(loadHistory({ userId }));
  };
}

/** Loads the page before the oldest message shown. */
export function loadOlder(userId: number): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const thread = selectThread(getState(), userId);
    const oldest = thread.messages.find((message) => !message.temporary);
    if (!thread.hasOlder || thread.isLoadingOlder || !oldest || oldest.temporary) return;
    await dispatch(loadHistory({ userId, beforeId: oldest.id }));
  };
}

/** Fetches what was missed while no socket was open, page by page. */
export function fillGap(userId: number): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    for (;;) {
      const afterId = lastStoredId(selectThread(getState(), userId));
      const page = await dispatch(loadHistory({ userId, afterId }));
      if (page < HISTORY_PAGE_SIZE) return;
    }
  };
}

/** Answers how many messages came; 0 as well when the call failed, which the thread's status tells. */
function loadHistory(args: HistoryArgs): AppThunk<Promise<number>> {
  return async (dispatch) => {
    const call = chatApi.endpoints.readHistory.initiate(args, {
      forceRefetch: true,
      subscribe: false,
    });
    const { data } = await dispatch(call);
    return data?.length ?? 0;
  };
}

/** Fetches the conversations; their sum becomes the badge. */
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

/** Reports what the other person wrote as read, if somebody is looking at it. */
export function markSeen(userId: number): AppThunk {
  return (dispatch, getState) => {
    const state = getState();
    const thread = selectThread(state, userId);
    const last = lastMessageFrom(thread, userId);
    if (
      !last ||
      last.id <= thread.readUpTo ||
      !selectIsSeen(state, userId) ||
      state.connection.status !== 'open'
    )
      return;
    dispatch(threadRead({ userId, lastReadId: last.id }));
    if (!last.is_read)
      dispatch(
        frameSendRequested({ type: 'read_receipt', chat_id: userId, last_read_id: last.id }),
      );
  };
}

/** Lets the other person know that one is writing. Costs nothing where no socket is open. */
export function tellTyping(userId: number): AppThunk {
  return (dispatch, getState) => {
    if (getState().connection.status !== 'open') return;
    dispatch(frameSendRequested({ type: 'typing', receiver_id: userId }));
  };
}
