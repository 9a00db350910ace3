import { errorDetail } from '#api/errors';
import { notify } from '#shared/notify/notify';
import type { AppThunk } from '#shared/store/types';
import { connectionsApi, type RequestOf } from './connectionsApi';
import { undoOffered, type Undo } from './connectionsSlice';

const { withdrawRequest, restoreConnection } = connectionsApi.endpoints;
const untracked = { track: false } as const;

/** Shows what was done, with a button that takes it back. */
export function offerUndo(text: string, undo: Undo): AppThunk {
  return (dispatch) => {
    const toastId = dispatch(notify({ kind: 'undo', text, actionLabel: 'Undo' }));
    dispatch(undoOffered({ toastId, undo }));
  };
}

/** Takes an own request back. */
export function takeRequestBack(request: RequestOf): AppThunk<Promise<void>> {
  return async (dispatch) => {
    const { error } = await dispatch(withdrawRequest.initiate(request, untracked));
    if (error) dispatch(fail(error, 'Couldn’t withdraw the request. Please try again.'));
  };
}

/** Does what the button of a toast promised. */
export function takeBack(undo: Undo): AppThunk<Promise<void>> {
  return async (dispatch) => {
    if (undo.kind === 'withdraw') return dispatch(takeRequestBack(undo));
    const { error } = await dispatch(restoreConnection.initiate(undo.person, untracked));
    if (error) dispatch(fail(error, 'The connection was not restored. Please try again.'));
  };
}

/** Says why something was not done; nothing where the session ended, which says so itself. */
export function fail(error: unknown, fallback: string): AppThunk {
  return (dispatch, getState) => {
    if (getState().session.token === null) return;
    dispatch(notify({ kind: 'error', text: errorDetail(error, fallback) }));
  };
}
