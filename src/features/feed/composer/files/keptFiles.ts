import { MEGABYTE } from '#contract/limits';
import { noFiles, type ChosenFile } from '#shared/files/chosenFiles';
import { createKeptFiles } from '#shared/files/keptFiles';
import type { AppThunk } from '#shared/store/types';
import { allFiles, hasFiles, type Attached } from './attached';
import type { FileKind } from './postFileRules';

/** The key of the stored files in the browser's store. */
export const KEPT_FILES_KEY = 'quad_post_files';
/** Larger totals are not stored, because browsers limit the space. */
export const KEPT_FILES_MAX_BYTES = 50 * MEGABYTE;

const isChosen = (value: unknown): value is ChosenFile =>
  typeof value === 'object' &&
  value !== null &&
  'file' in value &&
  value.file instanceof File &&
  'alt' in value &&
  typeof value.alt === 'string';

/** Persists the files of an unsent post. */
const kept = createKeptFiles<Readonly<Record<FileKind, readonly ChosenFile[]>>>({
  key: KEPT_FILES_KEY,
  field: 'files',
  logName: 'The files of a draft',
  parse(stored) {
    if (typeof stored !== 'object' || stored === null) return null;
    const kinds: Partial<Record<FileKind, unknown>> = stored;
    const filesOf = (kind: FileKind) => {
      const files = kinds[kind];
      return Array.isArray(files) ? files.filter(isChosen) : [];
    };
    return { media: filesOf('media'), document: filesOf('document'), event: filesOf('event') };
  },
});

/** Deletes the stored files. */
export const forgetFiles = kept.forget;

/**
 * Stores the files of an unsent post for the user; stores none if they exceed the limit together.
 */
export function keepFiles(attached: Attached): AppThunk<Promise<void>> {
  const bytes = allFiles(attached).reduce((sum, { size }) => sum + size, 0);
  if (!hasFiles(attached) || bytes > KEPT_FILES_MAX_BYTES) return kept.forget();
  const { media, document, event } = attached;
  return kept.keep({ media: media.files, document: document.files, event: event.files });
}

/** Returns the user's stored files, or null. */
export function readKeptFiles(): AppThunk<Promise<Attached | null>> {
  return async (dispatch) => {
    const files = await dispatch(kept.read());
    if (!files) return null;
    const chosen = (kind: FileKind) => ({ ...noFiles, files: files[kind] });
    const attached = {
      media: chosen('media'),
      document: chosen('document'),
      event: chosen('event'),
    };
    return hasFiles(attached) ? attached : null;
  };
}
