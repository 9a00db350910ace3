import { MEGABYTE } from '#contract/limits';
import { noFiles, type ChosenFile } from '#shared/files/chosenFiles';
import { selectUserId } from '#shared/store/sessionEvents';
import type { AppThunk } from '#shared/store/types';
import { allFiles, FILE_KINDS, hasFiles, type Attached } from './attached';
import type { FileKind } from './postFileRules';

/** The name of the kept files in the browser's store. */
export const KEPT_FILES_KEY = 'quad_post_files';
/** Files of more bytes together are not kept: browsers allow only so much. */
export const KEPT_FILES_MAX_BYTES = 50 * MEGABYTE;

interface Kept {
  ownerId: number;
  files: Partial<Record<FileKind, readonly ChosenFile[]>>;
}

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' && value !== null && 'ownerId' in value && 'files' in value;

const isChosen = ({ file, alt }: ChosenFile) => file instanceof File && typeof alt === 'string';

/** Forgets the kept files. */
export function forgetFiles(): AppThunk<Promise<void>> {
  return async (_dispatch, _getState, { fileStore, log }) => {
    try {
      await fileStore.remove(KEPT_FILES_KEY);
    } catch (error) {
      log.warn('The files of a draft could not be removed', { error: String(error) });
    }
  };
}

/** Keeps the files of an unsent post for the person signed in; where they are too much, none. */
export function keepFiles(attached: Attached): AppThunk<Promise<void>> {
  return async (dispatch, getState, { fileStore, log }) => {
    const ownerId = selectUserId(getState());
    if (ownerId === null) return;
    const bytes = allFiles(attached).reduce((sum, { size }) => sum + size, 0);
    if (!hasFiles(attached) || bytes > KEPT_FILES_MAX_BYTES) {
      await dispatch(forgetFiles());
      return;
    }
    const files = Object.fromEntries(FILE_KINDS.map((kind) => [kind, attached[kind].files]));
    try {
      await fileStore.set(KEPT_FILES_KEY, { ownerId, files } satisfies Kept);
    } catch (error) {
      log.warn('The files of a draft could not be kept', { error: String(error) });
    }
  };
}

/** The files kept by the person signed in, or null. Those of somebody else are forgotten. */
export function readKeptFiles(): AppThunk<Promise<Attached | null>> {
  return async (dispatch, getState, { fileStore }) => {
    const kept = await fileStore.get(KEPT_FILES_KEY).catch(() => undefined);
    if (!isKept(kept)) return null;
    if (kept.ownerId !== selectUserId(getState())) {
      await dispatch(forgetFiles());
      return null;
    }
    const chosen = (kind: FileKind) => ({
      ...noFiles,
      files: (kept.files[kind] ?? []).filter(isChosen),
    });
    const attached = {
      media: chosen('media'),
      document: chosen('document'),
      event: chosen('event'),
    };
    return hasFiles(attached) ? attached : null;
  };
}
