import type { AppThunk } from '#shared/store/types';
import { messageQueued, uploadStarted } from '../state/chatSlice';
import type { OutboxItem } from '../state/chatState';
import { needsUpload, toUnsent } from './outboxItems';
import { submit } from './sendListeners';

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
