import { selectUserId } from '#shared/store/sessionEvents';
import type { AppThunk } from '#shared/store/types';

/** The name of the kept file in the browser's store. */
export const KEPT_PAPER_KEY = 'quad_paper_file';

interface Kept {
  ownerId: number;
  file: File;
}

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' && value !== null && 'ownerId' in value && 'file' in value;

/** Forgets the kept PDF. */
export function forgetPaper(): AppThunk<Promise<void>> {
  return async (_dispatch, _getState, { fileStore, log }) => {
    try {
      await fileStore.remove(KEPT_PAPER_KEY);
    } catch (error) {
      log.warn('The file of a paper could not be removed', { error: String(error) });
    }
  };
}

/** Keeps the PDF of a paper that is not sent yet, for the person signed in. */
export function keepPaper(file: File): AppThunk<Promise<void>> {
  return async (_dispatch, getState, { fileStore, log }) => {
    const ownerId = selectUserId(getState());
    if (ownerId === null) return;
    try {
      await fileStore.set(KEPT_PAPER_KEY, { ownerId, file } satisfies Kept);
    } catch (error) {
      log.warn('The file of a paper could not be kept', { error: String(error) });
    }
  };
}

/** The PDF kept by the person signed in, or null. That of somebody else is forgotten. */
export function readKeptPaper(): AppThunk<Promise<File | null>> {
  return async (dispatch, getState, { fileStore }) => {
    const kept = await fileStore.get(KEPT_PAPER_KEY).catch(() => undefined);
    if (!isKept(kept)) return null;
    if (kept.ownerId === selectUserId(getState()) && kept.file instanceof File) return kept.file;
    await dispatch(forgetPaper());
    return null;
  };
}
