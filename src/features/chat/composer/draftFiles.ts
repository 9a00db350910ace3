import type { AppThunk } from '#shared/store/types';
import { draftPlace, putFiles, takeFiles } from '../outbox/chatFiles';

/** Keeps the files chosen for a person over reloads; none forgets them. */
export function keepDraftFiles(userId: number, files: readonly File[]): AppThunk {
  return (_dispatch, getState, ports) => {
    const { ownId } = getState().chat;
    if (ownId !== null) putFiles(ports, ownId, draftPlace(userId), files);
  };
}

/** The files that were chosen for a person and not sent. */
export function readDraftFiles(userId: number): AppThunk<Promise<readonly File[]>> {
  return async (_dispatch, getState, ports) => {
    const { ownId } = getState().chat;
    return ownId === null ? [] : takeFiles(ports, ownId, draftPlace(userId));
  };
}
