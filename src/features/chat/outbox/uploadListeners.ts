import { isAnyOf } from '@reduxjs/toolkit';
import { errorDetail, hasStatus, isNetworkError } from '#api/errors';
import type { StartAppListening } from '#shared/store/types';
import { chatApi, RETRY_AFTER_MS } from '../chatApi';
import {
  queuedMessageDeleted,
  uploadFailed,
  uploadInterrupted,
  uploadStarted,
  uploadSucceeded,
} from '../state/chatSlice';
import * as uploadTexts from '../texts';
import { outboxSlot, readFiles } from './chatFiles';
import { resendQueued, uploadNext } from './drainOutbox';

/** Uploads the files of the outbox one after the other, and sends each message after its file. */
export function registerUploadListeners(startListening: StartAppListening): void {
  startListening({
    actionCreator: uploadStarted,
    effect: async ({ payload: clientId }, api) => {
      const { outbox } = api.getState().chat;
      if (!outbox.some(({ client_id: id }) => id === clientId)) return;
      const [file] = await api.dispatch(readFiles(outboxSlot(clientId)));
      if (!file) {
        api.dispatch(uploadFailed({ client_id: clientId, detail: uploadTexts.fileGone }));
        return;
      }
      const isCalledOff = () =>
        api
          .getState()
          .chat.outbox.every(
            ({ client_id: id, state }) => id !== clientId || state !== 'uploading',
          );
      if (isCalledOff()) return;
      const args = { file, uploadId: clientId };
      const call = api.dispatch(chatApi.endpoints.uploadChatFile.initiate(args, { track: false }));
      const stop = startListening({
        predicate: isCalledOff,
        effect: () => call.abort(),
      });
      const { data, error } = await call;
      stop();
      if (isCalledOff()) return;
      if (data) {
        api.dispatch(
          uploadSucceeded({
            client_id: clientId,
            file_url: data.file_url,
            file_name: data.name ?? file.name,
            file_size: data.file_size ?? file.size,
            file_type: data.file_type ?? file.type,
          }),
        );
      } else if (isNetworkError(error) || hasStatus(error, 401)) {
        api.dispatch(uploadInterrupted(clientId));
      } else {
        const detail = errorDetail(error, uploadTexts.uploadFailed);
        api.dispatch(uploadFailed({ client_id: clientId, detail }));
      }
    },
  });
  startListening({
    actionCreator: uploadSucceeded,
    effect: ({ payload }, api) => {
      const item = api.getState().chat.outbox.find(({ client_id: id }) => id === payload.client_id);
      if (item) api.dispatch(resendQueued(item));
    },
  });
  startListening({
    matcher: isAnyOf(uploadSucceeded, uploadFailed, queuedMessageDeleted),
    effect: (_action, { dispatch }) => {
      dispatch(uploadNext());
    },
  });
  startListening({
    actionCreator: uploadInterrupted,
    effect: (_action, { dispatch, extra: ports }) => {
      ports.timers.set(() => dispatch(uploadNext()), RETRY_AFTER_MS);
    },
  });
}
