import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '#domain/deps';
import { secondsLeftOf, signLink, type LinkDeps, type LinkQuery } from '#domain/files';
import { hiddenAccounts } from '#domain/people';
import { sendStoredFile } from '#server/platform/files/sendStoredFile';
import { forbidden } from '#server/platform/http/problem';
import * as texts from './texts';

const KEY_USE = 'exports';

/** The text that a signature covers: the export and its file. */
const signedText = (id: number, fileName: string) => `${id}\n${fileName}`;

/** An address at which its holder can download the file of an export until it expires. */
export const signExportLink = (
  deps: LinkDeps,
  { id, fileName, expiresAt }: { id: number; fileName: string; expiresAt: Date },
): string =>
  `/api/account/exports/${id}/file?${signLink(deps, KEY_USE, signedText(id, fileName), expiresAt)}`;

/**
 * Sends the file of an export. Throws 403 if the address is invalid or expired, or the account is
 * disabled.
 */
export async function sendExport(
  deps: Pick<Deps, 'db' | 'storage' | 'secrets' | 'clock'>,
  link: LinkQuery & { id: number },
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): Promise<FastifyReply> {
  const file = await deps.db
    .selectFrom('account_exports')
    .innerJoin('files', 'files.id', 'account_exports.file_id')
    .select(['files.name', 'files.mime_type', 'files.bytes', 'files.original_name'])
    .where('account_exports.id', '=', link.id)
    .where('account_exports.user_id', 'not in', hiddenAccounts(deps.db))
    .executeTakeFirst();
  // The same response whether the export is gone or the signature is wrong.
  const secondsLeft = secondsLeftOf(deps, KEY_USE, signedText(link.id, file?.name ?? ''), link);
  if (!file || secondsLeft === null) throw forbidden(texts.invalidLink);
  if (secondsLeft < 0) throw forbidden(texts.expiredLink);
  reply.headers({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });
  return sendStoredFile(request, reply, deps.storage, { file, download: true });
}
