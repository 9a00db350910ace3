import { errorDetail, isApiError, isNetworkError } from '#api/errors';
import type { SaveTarget } from '#shared/library/SaveSlot';
import { notify, type ToastRequest } from '#shared/notify/notify';
import { selectToken } from '#shared/store/sessionEvents';
import type { AppThunk } from '#shared/store/types';
import { libraryApi } from './libraryApi';
import {
  saveConfirmed,
  saveDelayed,
  saveRefused,
  saveRequested,
  saveSent,
  selectAllWanted,
  selectWanted,
} from './librarySlice';
import * as texts from './texts';

const { saveToLibrary, removeFromLibrary } = libraryApi.endpoints;

const send =
  ({ kind, id }: SaveTarget, isSaved: boolean): AppThunk<Promise<{ error?: unknown }>> =>
  (dispatch) =>
    isSaved
      ? dispatch(saveToLibrary.initiate({ kind, id }, { track: false }))
      : dispatch(removeFromLibrary.initiate({ kind, id }, { track: false }));

/** Whether the server refused a request for good. Its own faults and its limits end by themselves. */
const isRefusal = (error: unknown): boolean =>
  isApiError(error) &&
  typeof error.status === 'number' &&
  error.status >= 400 &&
  error.status < 500 &&
  error.status !== 429;

/** The message about a value that is sent again later. */
function delayedText(error: unknown, isSaved: boolean): string {
  if (isNetworkError(error)) return isSaved ? texts.savedLater : texts.removedLater;
  return isSaved ? texts.notYetSaved : texts.notYetRemoved;
}

/**
 * Sends the value that the user last chose for a post or paper, one request at a time, and returns
 * the message about its outcome; null if there is nothing to say. Unless the server accepts or refuses
 * it, the value is kept, for {@link sendWanted} to be called again.
 */
export function sendWanted({ kind, id }: SaveTarget): AppThunk<Promise<ToastRequest | null>> {
  const target = { kind, id };
  return async (dispatch, getState) => {
    let outcome: ToastRequest | null = null;
    for (;;) {
      const wanted = selectWanted(getState(), target);
      if (!wanted || wanted.isSending) return outcome;
      if (selectToken(getState()) === null) return null;
      const { isSaved } = wanted;
      dispatch(saveSent(target));
      const { error } = await dispatch(send(target, isSaved));
      if (error === undefined) {
        dispatch(saveConfirmed({ ...target, isSaved }));
        outcome = { kind: 'success', text: isSaved ? texts.saved : texts.removed };
      } else if (selectToken(getState()) === null) {
        dispatch(saveDelayed(target));
        return null;
      } else if (isRefusal(error)) {
        dispatch(saveRefused(target));
        const text = errorDetail(error, isSaved ? texts.notSaved : texts.notRemoved);
        return { kind: 'error', text };
      } else {
        const last = selectWanted(getState(), target)?.isSaved ?? isSaved;
        dispatch(saveDelayed(target));
        return { kind: 'info', text: delayedText(error, last) };
      }
    }
  };
}

/** Keeps a post or paper in the library, or no longer. Offline, it is sent later. */
export function keepInLibrary(target: SaveTarget, isSaved: boolean): AppThunk<Promise<void>> {
  return async (dispatch) => {
    dispatch(saveRequested({ kind: target.kind, id: target.id, isSaved }));
    const outcome = await dispatch(sendWanted(target));
    if (outcome) dispatch(notify(outcome));
  };
}

/** Sends everything that the server has not confirmed. Only refusals are worth a message by now. */
export function sendAllWanted(): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    for (const target of selectAllWanted(getState())) {
      const outcome = await dispatch(sendWanted(target));
      if (outcome?.kind === 'error') dispatch(notify(outcome));
    }
  };
}
