import type { ClientFrames } from '#contract/frames';
import { TYPING_INTERVAL_MS } from '#contract/limits';
import { frameSendRequested } from '#realtime/socketActions';
import type { AppThunk } from '#shared/store/types';
import { isDue, needsUpload, toUnsent } from '../outbox/outboxItems';
import type { OutboxItem } from './chatState';
import { messageQueued, messageSubmitted, typingTold, uploadStarted } from './chatSlice';
import type { UnsentMessage } from './thread';

/** Sends a waiting or refused message once more, under the id it had. */
export function resendQueued(item: OutboxItem): AppThunk {
  return (dispatch) => {
    if (item.state === 'uploading') return;
    const message = toUnsent(item);
    if (!needsUpload(message)) {
      dispatch(submit(message));
      return;
    }
    dispatch(messageQueued({ ...message, state: 'waiting' }));
    dispatch(uploadNext());
  };
}

/** Begins with the oldest file that waits to be uploaded, unless one is on its way. */
export function uploadNext(): AppThunk {
  return (dispatch, getState) => {
    const { chat, connection } = getState();
    if (connection.status !== 'open') return;
    if (chat.outbox.some(({ state }) => state === 'uploading')) return;
    const next = chat.outbox.find((item) => item.state === 'waiting' && needsUpload(item));
    if (next) dispatch(uploadStarted(next.client_id));
  };
}

/** Shows a message in its thread, from where it is sent in its turn, or puts it into the outbox. */
export function submit(message: UnsentMessage): AppThunk {
  return (dispatch, getState) => {
    const { chat, connection } = getState();
    const { client_id: id, receiver_id: receiver } = message;
    const due = chat.outbox.find((item) => item.receiver_id === receiver && isDue(item));
    // What was written before goes first; while a connection catches up, it still waits.
    const isItsTurn = chat.restored === undefined && (due === undefined || due.client_id === id);
    if (chat.ownId === null || connection.status !== 'open' || !isItsTurn) {
      dispatch(messageQueued({ ...message, state: 'waiting' }));
      return;
    }
    dispatch(messageSubmitted({ ...message, temporary: true, sender_id: chat.ownId }));
  };
}

/** The frame that sends a message. */
export function toFrame(message: UnsentMessage): ClientFrames['message'] {
  const { client_id, receiver_id, content, message_type, file_url } = message;
  const file = file_url === undefined ? {} : { file_url };
  return { type: 'message', client_id, receiver_id, content, message_type, ...file };
}

/** Lets the other person know that one is writing, at most once in three seconds. */
export function tellTyping(userId: number): AppThunk {
  return (dispatch, getState, ports) => {
    const { chat, connection } = getState();
    const at = ports.clock.now();
    const isFresh = at - (chat.toldTypingAt[userId] ?? -Infinity) < TYPING_INTERVAL_MS;
    if (connection.status !== 'open' || isFresh) return;
    dispatch(typingTold({ userId, at }));
    dispatch(frameSendRequested({ type: 'typing', receiver_id: userId }));
  };
}
