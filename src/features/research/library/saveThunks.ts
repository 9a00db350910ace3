import { errorDetail, isNetworkError } from '#api/errors';
import type { SaveTarget } from '#shared/library/SaveSlot';
import { notify } from '#shared/notify/notify';
import { selectToken } from '#shared/store/sessionEvents';
import type { AppThunk } from '#shared/store/types';
import { libraryApi } from './libraryApi';
import {
  saveConfirmed,
  saveDelayed,
  saveRefused,
  saveRequested,
  saveSent,
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

/**
 * Sends what the user last wanted of a post or paper, one request at a time. Without a response it
 * stays, for {@link sendWanted} to be called again.
 */
export function sendWanted({ kind, id }: SaveTarget): AppThunk<Promise<void>> {
  const target = { kind, id };
  return async (dispatch, getState) => {
    for (;;) {
      const wanted = selectWanted(getState(), target);
      if (!wanted || wanted.isSending || selectToken(getState()) === null) return;
      const { isSaved } = wanted;
      dispatch(saveSent(target));
      const { error } = await dispatch(send(target, isSaved));
      if (error === undefined) dispatch(saveConfirmed({ ...target, isSaved }));
      else if (isNetworkError(error) || selectToken(getState()) === null) {
        dispatch(saveDelayed(target));
        return;
      } else {
        dispatch(saveRefused(target));
        const text = errorDetail(error, isSaved ? texts.notSaved : texts.notRemoved);
        dispatch(notify({ kind: 'error', text }));
      }
    }
  };
}

/** Keeps a post or paper in the library, or no longer. Offline, it is sent later. */
export function keepInLibrary(target: SaveTarget, isSaved: boolean): AppThunk<Promise<void>> {
  return async (dispatch, _getState, { network }) => {
    dispatch(saveRequested({ kind: target.kind, id: target.id, isSaved }));
    const done = isSaved ? texts.saved : texts.removed;
    const later = isSaved ? texts.savedLater : texts.removedLater;
    dispatch(notify({ kind: 'success', text: network.isOnline() ? done : later }));
    await dispatch(sendWanted(target));
  };
}
