import type { AppThunk } from '#shared/store/types';
import { uploadStarted } from '../state/chatSlice';
import { needsUpload } from './outboxItems';

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
