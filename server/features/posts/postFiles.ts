import type { Insertable, Transaction } from 'kysely';
import type { Deps } from '#domain/deps';
import type { Tables } from '#server/platform/database/tables';
import { removeStoredFiles, type StoredUpload } from '#domain/files';

/** A stored file as part of a post. */
export interface PostFile {
  upload: StoredUpload;
  kind: Tables['post_files']['kind'];
  /** The description of the file; empty if the author gives none. */
  alt?: string | undefined;
}

/** Writes the rows of a post's files, in this order. */
export async function insertPostFiles(
  trx: Transaction<Tables>,
  postId: number,
  files: readonly PostFile[],
): Promise<void> {
  const rows: Insertable<Tables['post_files']>[] = [];
  for (const { upload, kind, alt = '' } of files) {
    const fileId = await upload.insert(trx);
    rows.push({ post_id: postId, position: rows.length, file_id: fileId, kind, alt });
  }
  await trx.insertInto('post_files').values(rows).execute();
}

/** Replaces all files of the post with these. */
export async function replacePostFiles(
  deps: Pick<Deps, 'storage' | 'log'>,
  trx: Transaction<Tables>,
  postId: number,
  files: readonly PostFile[],
): Promise<void> {
  const former = await trx
    .deleteFrom('post_files')
    .where('post_id', '=', postId)
    .returning('file_id')
    .execute();
  await removeStoredFiles(
    deps,
    trx,
    former.map((row) => row.file_id),
  );
  await insertPostFiles(trx, postId, files);
}

/**
 * Updates the descriptions of the files, in their order; those beyond the list stay. Returns
 * whether any changed.
 */
export async function changeAlts(
  trx: Transaction<Tables>,
  postId: number,
  alts: readonly string[],
): Promise<boolean> {
  let changed = false;
  for (const [position, alt] of alts.entries()) {
    const { numUpdatedRows } = await trx
      .updateTable('post_files')
      .set({ alt })
      .where('post_id', '=', postId)
      .where('position', '=', position)
      .where('alt', '!=', alt)
      .executeTakeFirst();
    changed ||= numUpdatedRows > 0n;
  }
  return changed;
}
