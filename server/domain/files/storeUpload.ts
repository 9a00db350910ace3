import { createReadStream } from 'node:fs';
import type { Transaction } from 'kysely';
import type { Deps } from '#domain/deps';
import type { Tables } from '#server/platform/database/tables';
import { createStoredName } from '#server/platform/storage/fileStorage';
import { addStoredBytes } from './addStoredBytes';
import { removeObjects, removeUnrecorded } from './removeObjects';

export type UploadDeps = Pick<Deps, 'config' | 'db' | 'storage' | 'clock' | 'log'>;

/** Bytes that lie in a temporary file, and what is known of them. */
export interface FileToStore {
  path: string;
  bytes: number;
  /** Without the dot. */
  extension: string;
  mimeType: string;
  /** In pixels; null for what has no size. */
  width: number | null;
  height: number | null;
}

/** What is to be stored as one file: the file itself and its smaller copies. */
export interface UploadToStore {
  ownerId: number;
  purpose: 'media' | 'document' | 'event_image' | 'chat' | 'paper' | 'assistant';
  /** The name to show and to save it under. */
  displayName: string;
  file: FileToStore;
  thumbnails?: readonly FileToStore[];
}

/** A file that lies in the storage and has no row yet. */
export interface StoredUpload {
  displayName: string;
  /**
   * Writes its rows, those of its smaller copies included, and returns the id of the file. Throws a
   * 413 Problem where its owner has no room for it.
   */
  insert(trx: Transaction<Tables>): Promise<number>;
  /** Removes it from the storage, unless its row was committed after all. */
  discard(): Promise<void>;
}

/** Writes an upload into the storage under new names. Throws 503 where there is no room; then nothing is left. */
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
    // One after the other: each holds only a piece of itself in memory, and one disk is not two.
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
