import { createKeptFiles } from '#shared/files/keptFiles';
import type { FileStore } from '#shared/ports';
import type { AppThunk } from '#shared/store/types';

/** The key of the files of unsent messages in the browser's store. */
export const CHAT_FILES_KEY = 'quad_chat_files';

/** Returns the slot of the files chosen for a user and not sent yet. */
export const draftSlot = (userId: number) => `draft:${userId}`;
/** Returns the slot of the file of a message in the outbox. */
export const outboxSlot = (clientId: string) => `message:${clientId}`;

type FilesBySlot = Readonly<Record<string, readonly File[]>>;

const filesIn = (stored: unknown): File[] =>
  Array.isArray(stored) ? stored.filter((file) => file instanceof File) : [];

const kept = createKeptFiles<FilesBySlot>({
  key: CHAT_FILES_KEY,
  field: 'files',
  logName: 'The files of a message',
  parse(stored) {
    if (typeof stored !== 'object' || stored === null) return null;
    const slots = Object.entries(stored as Readonly<Record<string, unknown>>);
    return Object.fromEntries(slots.map(([slot, files]) => [slot, filesIn(files)]));
  },
});

/**
 * This page's files, by the store that persists them. They can be sent even if the browser can
 * persist none. They can't be in the Redux state, which only holds serialisable values.
 */
const pageFiles = new WeakMap<FileStore, { ownerId: number; files: FilesBySlot }>();

function filesOfPage(fileStore: FileStore, ownerId: number): FilesBySlot {
  const page = pageFiles.get(fileStore);
  return page?.ownerId === ownerId ? page.files : {};
}

/** Replaces the files in a slot; an empty list clears it. */
export function putFiles(slot: string, files: readonly File[]): AppThunk {
  return (dispatch, getState, { fileStore }) => {
    const { ownId: ownerId } = getState().chat;
    if (ownerId === null) return;
    const replaced = ({ [slot]: _before, ...others }: FilesBySlot): FilesBySlot =>
      files.length === 0 ? others : { ...others, [slot]: files };
    pageFiles.set(fileStore, { ownerId, files: replaced(filesOfPage(fileStore, ownerId)) });
    // Other tabs store their files under the same key.
    const change = kept.change((before) => {
      const after = replaced(before ?? {});
      return Object.keys(after).length === 0 ? null : after;
    });
    void dispatch(change);
  };
}

/**
 * Returns the files in a slot, from this page or an earlier one; none if they could not be
 * persisted.
 */
export function readFiles(slot: string): AppThunk<Promise<readonly File[]>> {
  return async (dispatch, getState, { fileStore }) => {
    const { ownId: ownerId } = getState().chat;
    if (ownerId === null) return [];
    const held = filesOfPage(fileStore, ownerId)[slot];
    return held ?? (await dispatch(kept.read()))?.[slot] ?? [];
  };
}

/** Deletes all files, so that a logout leaves none behind. */
export function forgetAllFiles(): AppThunk<Promise<void>> {
  return (dispatch, _getState, { fileStore }) => {
    pageFiles.delete(fileStore);
    return dispatch(kept.forget());
  };
}
