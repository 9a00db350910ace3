import type { Kysely } from 'kysely';
import { sharedPostId } from '#domain/posts';
import type { Tables } from '#server/platform/database/tables';
import type { StoredFile } from '#server/platform/files/sendStoredFile';
import { notFound } from '#server/platform/http/problem';
import * as texts from './texts';

/**
 * A file of a shared post: a picture or a smaller copy of it, a video, a document, or the picture
 * of its event. Throws 404 for every other file, and for all of them once the link no longer works.
 */
export async function readSharedFile(
  db: Kysely<Tables>,
  token: string,
  fileId: number,
): Promise<StoredFile> {
  const attached = db
    .selectFrom('post_files')
    .where('post_id', 'in', sharedPostId(db, token))
    .select('file_id')
    .unionAll(
      db
        .selectFrom('events')
        .where('post_id', 'in', sharedPostId(db, token))
        .where('image_file_id', 'is not', null)
        .select((eb) => eb.ref('image_file_id').$notNull().as('file_id')),
    );
  const file = await db
    .selectFrom('files')
    .where('id', '=', fileId)
    .where((eb) => eb.or([eb('id', 'in', attached), eb('original_id', 'in', attached)]))
    .select(['name', 'mime_type', 'bytes', 'original_name'])
    .executeTakeFirst();
  if (!file) throw notFound(texts.fileNotShared);
  return file;
}
