import type { FastifyReply, FastifyRequest } from 'fastify';
import { sql, type Kysely } from 'kysely';
import type { Deps } from '#domain/deps';
import { secondsLeftOf, signLink, type LinkDeps, type LinkQuery } from '#domain/files';
import type { Tables } from '#server/platform/database/tables';
import { sendStoredFile } from '#server/platform/files/sendStoredFile';
import { forbidden, notFound } from '#server/platform/http/problem';
import * as texts from './texts';

const KEY_USE = 'reported-files';

/** A file of the content of a report. */
export interface ReportedFile {
  reportId: number;
  fileId: number;
}

const signedText = ({ reportId, fileId }: ReportedFile) => `${reportId}/${fileId}`;

/** Returns a path at which any holder can open the file for ten minutes. */
export const signReportedFile = (deps: LinkDeps, file: ReportedFile): string =>
  `/api/reports/${file.reportId}/files/${file.fileId}?${signLink(deps, KEY_USE, signedText(file))}`;

/** A stored file of reported content, with the report it belongs to. */
interface ReportedFileRow {
  report_id: number;
  id: number;
  name: string;
  mime_type: string;
  bytes: number;
  original_name: string;
  alt: string;
  /** The id of its still copy, if it is an animation. */
  still_id: number | null;
}

/**
 * Reads the files of the content of reports, in their order: attachments of posts, pictures of events
 * and profiles, papers, and files of the selected messages. Files of deleted content are gone.
 */
export async function readReportedFiles(
  db: Kysely<Tables>,
  reportIds: readonly number[],
): Promise<ReportedFileRow[]> {
  if (reportIds.length === 0) return [];
  const { rows } = await sql<ReportedFileRow>`
    SELECT report_id, files.id, files.name, files.mime_type, files.bytes, files.original_name, alt,
      still.id AS still_id
    FROM reports
    CROSS JOIN LATERAL (
      SELECT reports.id AS report_id, post_files.file_id, post_files.position::bigint, alt
      FROM post_files WHERE reports.kind = 'post' AND post_files.post_id = reports.target_id
      UNION ALL
      SELECT reports.id, events.image_file_id, 0, ''
      FROM events WHERE reports.kind = 'post' AND events.post_id = reports.target_id
      UNION ALL
      SELECT reports.id, papers.file_id, 0, ''
      FROM papers WHERE reports.kind = 'paper' AND papers.id = reports.target_id
      UNION ALL
      SELECT reports.id, messages.file_id, messages.id, ''
      FROM messages WHERE reports.kind = 'message' AND messages.id = ANY (reports.message_ids)
      UNION ALL
      SELECT reports.id, pictures.id, 0, ''
      FROM users JOIN files AS pictures ON pictures.name = users.profile_picture
      WHERE reports.kind = 'person' AND users.id = reports.target_id
    ) AS attached
    JOIN files ON files.id = attached.file_id
    LEFT JOIN files AS still ON still.original_id = files.id AND still.width = files.width
    WHERE reports.id = ANY (${[...reportIds]}::bigint[])
    ORDER BY report_id, attached.position`.execute(db);
  return rows;
}

/**
 * Sends the file of a signed address. Throws 403 if the address was not signed by us or has
 * expired, 404 if the file no longer belongs to the content.
 */
export async function sendReportedFile(
  deps: Deps,
  link: ReportedFile & LinkQuery,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): Promise<FastifyReply> {
  const secondsLeft = secondsLeftOf(deps, KEY_USE, signedText(link), link);
  if (secondsLeft === null) throw forbidden(texts.invalidLink);
  if (secondsLeft < 0) throw forbidden(texts.expiredLink);
  const files = await readReportedFiles(deps.db, [link.reportId]);
  const file =
    files.find(({ id }) => id === link.fileId) ?? (await readStill(deps.db, files, link.fileId));
  if (!file) throw notFound(texts.reportedFileGone);
  reply.headers({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });
  return sendStoredFile(request, reply, deps.storage, { file });
}

/** The still copy with this id, if it is one of these files'. */
const readStill = async (db: Kysely<Tables>, files: readonly ReportedFileRow[], id: number) =>
  files.some(({ still_id }) => still_id === id)
    ? db
        .selectFrom('files')
        .select(['name', 'mime_type', 'bytes', 'original_name'])
        .where('id', '=', id)
        .executeTakeFirst()
    : undefined;
