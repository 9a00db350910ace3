import { createReadStream } from 'node:fs';
import type { Transaction } from 'kysely';
import type { Deps } from '#domain/deps';
import type { Tables } from '#server/platform/database/tables';
import { createStoredName } from '#server/platform/storage/fileStorage';
import { addStoredBytes } from './addStoredBytes';
import { removeObjects, removeUnrecorded } from './removeObjects';

export type UploadDeps = Pick<Deps, 'config' | 'db' | 'storage' | 'clock' | 'log'>;

/** A temporary file and its properties. */
export interface FileToStore {
  path: string;
  bytes: number;
  /** Without the dot. */
  extension: string;
  mimeType: string;
  /** In pixels; null for files without dimensions. */
  width: number | null;
  height: number | null;
}

/** An upload to store: the file itself and its smaller copies. */
export interface UploadToStore {
  ownerId: number;
  purpose: 'media' | 'document' | 'event_image' | 'chat' | 'paper' | 'assistant' | 'session_log';
  /** The file name for display and download. */
  displayName: string;
  file: FileToStore;
  thumbnails?: readonly FileToStore[];
}

/** A file that is in the storage but has no row yet. */
export interface StoredUpload {
  displayName: string;
  /**
   * Writes its rows, including those of its smaller copies, and returns the id of the file. Throws
   * a 413 Problem if the owner's storage is full.
   */
  insert(trx: Transaction<Tables>): Promise<number>;
  /** Removes it from the storage, unless its row was committed after all. */
  discard(): Promise<void>;
}

/**
 * Writes an upload to the storage under new names. Throws 503 if the storage is full, and cleans
 * up.
 */
export async function storeUpload(
  deps: UploadDeps,
  { ownerId, purpose, displayName, file, thumbnails = [] }: UploadToStore,
): Promise<StoredUpload> {
  const named = (each: FileToStore) => ({ ...each, name: createStoredName(each.extension) });
  const original = named(file);
  const copies = thumbnails.map(named);
  const all = [original, ...copies];
  const names = all.map(({ name }) => name);

  const rowOf = (stored: typeof original, isCopy: boolean) => ({
    name: stored.name,
    owner_id: ownerId,
    purpose: isCopy ? 'thumbnail' : purpose,
    mime_type: stored.mimeType,
    bytes: stored.bytes,
    original_name: displayName,
    width: stored.width,
    height: stored.height,
    created_at: deps.clock.now(),
  });

  try {
    // Sequentially: each stream buffers only a piece of its file, and they share one disk.
    for (const { name, path } of all) await deps.storage.write(name, createReadStream(path));
  } catch (error) {
    await removeObjects(deps, names);
    throw error;
  }
  return {
    displayName,
    async insert(trx) {
      const bytes = all.reduce((sum, each) => sum + each.bytes, 0);
      await addStoredBytes(deps.config, trx, { ownerId, bytes });
      const { id } = await trx
        .insertInto('files')
        .values(rowOf(original, false))
        .returning('id')
        .executeTakeFirstOrThrow();
      if (copies.length > 0) {
        const rows = copies.map((copy) => ({ ...rowOf(copy, true), original_id: id }));
        await trx.insertInto('files').values(rows).execute();
      }
      return id;
    },
    discard: () => removeUnrecorded(deps, names),
  };
}
