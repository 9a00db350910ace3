import { MEGABYTE } from '#contract/limits';
import { noFiles, type ChosenFile } from '#shared/files/chosenFiles';
import { createKeptFiles } from '#shared/files/keptFiles';
import type { AppThunk } from '#shared/store/types';
import { hasFiles, nothingAttached, type Attached } from './attached';
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

type KeptFiles = Readonly<Record<FileKind, readonly ChosenFile[]>>;

const bytesOf = (files: KeptFiles) =>
  Object.values(files)
    .flat()
    .reduce((sum, { file }) => sum + file.size, 0);

/** Persists the files of an unsent post. */
const kept = createKeptFiles<KeptFiles>({
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

/**
 * Stores the files of an unsent post that are of these kinds; none of them if all exceed the limit
 * together. Those of other kinds, which another tab may have stored, stay.
 */
export const keepFiles = (
  attached: Attached,
  changed: ReadonlySet<FileKind>,
): AppThunk<Promise<void>> =>
  kept.change((stored) => {
    const mergedWith = (own: Attached): KeptFiles => {
      const filesOf = (kind: FileKind) =>
        (changed.has(kind) ? own[kind].files : stored?.[kind]) ?? [];
      return { media: filesOf('media'), document: filesOf('document'), event: filesOf('event') };
    };
    const files = mergedWith(attached);
    const isTooMuch = bytesOf(files) > KEPT_FILES_MAX_BYTES;
    const fitting = isTooMuch ? mergedWith(nothingAttached) : files;
    return bytesOf(fitting) > 0 ? fitting : null;
  });

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
