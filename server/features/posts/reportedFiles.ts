import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Deps } from '#domain/deps';
import { secondsLeftOf, signLink, type LinkDeps, type LinkQuery } from '#domain/files';
import type { Tables } from '#server/platform/database/tables';
import { sendStoredFile } from '#server/platform/files/sendStoredFile';
import { forbidden, notFound } from '#server/platform/http/problem';
import * as texts from './texts';

const KEY_USE = 'reported-files';

/** A file of a report's post: one of its attachments, or the picture of its event. */
export interface ReportedFile {
  reportId: number;
  fileId: number;
}

const signedText = ({ reportId, fileId }: ReportedFile) => `${reportId}/${fileId}`;

/** Returns a path at which any holder can open the file for ten minutes. */
export const signReportedFile = (deps: LinkDeps, file: ReportedFile): string =>
  `/api/reports/${file.reportId}/files/${file.fileId}?${signLink(deps, KEY_USE, signedText(file))}`;

/** A query for the files of a report's post, in their order. Empty once the post is deleted. */
export function selectReportedFiles(db: Kysely<Tables>, reportId: number) {
  const postId = db.selectFrom('post_reports').where('id', '=', reportId).select('post_id');
  const attached = db
    .selectFrom('post_files')
    .where('post_id', '=', postId)
    .select(['file_id', 'position', 'alt'])
    .unionAll(
      db
        .selectFrom('events')
        .where('post_id', '=', postId)
        .where('image_file_id', 'is not', null)
        .select((eb) => [
          eb.ref('image_file_id').$notNull().as('file_id'),
          eb.lit(0).as('position'),
          eb.val('').as('alt'),
        ]),
    );
  return db
    .selectFrom(attached.as('attached'))
    .innerJoin('files', 'files.id', 'attached.file_id')
    .select(['id', 'name', 'mime_type', 'bytes', 'original_name', 'alt'])
    .orderBy('position');
}

/**
 * Sends the file of a signed address. Throws 403 if the address was not signed by us or has
 * expired, 404 if the file no longer belongs to the post.
 */
export async function sendReportedFile(
  deps: Deps,
  link: ReportedFile & LinkQuery,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): Promise<FastifyReply> {
  const secondsLeft = secondsLeftOf(deps, KEY_USE, signedText(link), link);
  if (secondsLeft === null) throw forbidden(texts.invalidLink);
  if (secondsLeft < 0) throw forbidden(texts.expiredLink);
  const file = await selectReportedFiles(deps.db, link.reportId)
    .where('files.id', '=', link.fileId)
    .executeTakeFirst();
  if (!file) throw notFound(texts.reportedFileGone);
  reply.headers({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });
  return sendStoredFile(request, reply, deps.storage, { file });
}
