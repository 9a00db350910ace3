import type { AppThunk } from '#shared/store/types';
import { messageQueued, messageSubmitted, uploadStarted } from '../state/chatSlice';
import type { OutboxItem } from '../state/chatState';
import type { UnsentMessage } from '../state/thread';
import { isDue, needsUpload, toUnsent } from './outboxItems';

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
