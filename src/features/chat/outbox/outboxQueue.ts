import type { AppThunk } from '#shared/store/types';
import { messageQueued, uploadStarted } from '../state/chatSlice';
import type { OutboxItem } from '../state/chatState';
import { needsUpload, toUnsent } from './outboxItems';
import { submit } from './sendListeners';

/** Starts uploading the oldest pending file, unless an upload is in progress. */
export function uploadNext(): AppThunk {
  return (dispatch, getState) => {
    const { chat, connection } = getState();
    if (connection.status !== 'open') return;
    if (chat.outbox.some(({ state }) => state === 'uploading')) return;
    const next = chat.outbox.find((item) => item.state === 'waiting' && needsUpload(item));
    if (next) dispatch(uploadStarted(next.client_id));
  };
}

/** Resends a waiting or rejected message under the same id. */
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
