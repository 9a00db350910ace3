import { errorDetail } from '#api/errors';
import { notify } from '#shared/notify/notify';
import type { AppThunk } from '#shared/store/types';
import * as texts from '../texts';
import { connectionsApi, type RequestOf } from './connectionsApi';
import { undoOffered, type Undo } from './connectionsSlice';

const { withdrawRequest, restoreConnection } = connectionsApi.endpoints;
const untracked = { track: false } as const;

/** Shows a toast about an action, with a button that undoes it. */
export function offerUndo(text: string, undo: Undo): AppThunk {
  return (dispatch) => {
    const toastId = dispatch(notify({ kind: 'undo', text, actionLabel: texts.undo }));
    dispatch(undoOffered({ toastId, undo }));
  };
}

/** Withdraws one of the user's own requests. */
export function withdrawOwnRequest(request: RequestOf): AppThunk<Promise<void>> {
  return async (dispatch) => {
    const { error } = await dispatch(withdrawRequest.initiate(request, untracked));
    if (error) dispatch(fail(error, texts.requestNotWithdrawn));
  };
}

/** Runs the undo of a toast. */
export function runUndo(undo: Undo): AppThunk<Promise<void>> {
  return async (dispatch) => {
    if (undo.kind === 'withdraw') return dispatch(withdrawOwnRequest(undo));
    const { error } = await dispatch(restoreConnection.initiate(undo.person, untracked));
    if (error) dispatch(fail(error, texts.connectionNotRestored));
  };
}

/** Shows why an action failed; silent if the session ended, which is reported elsewhere. */
export function fail(error: unknown, fallback: string): AppThunk {
  return (dispatch, getState) => {
    if (getState().session.token === null) return;
    dispatch(notify({ kind: 'error', text: errorDetail(error, fallback) }));
  };
}
