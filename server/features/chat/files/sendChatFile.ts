import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '#domain/deps';
import { sendStoredFile } from '#server/platform/files/sendStoredFile';
import { notFound } from '#server/platform/http/problem';
import { fileGone } from '#server/platform/texts';
import { checkChatLink, type ChatLink } from './chatLinks';
import { selectChatFiles, type ChatFile } from './selectChatFiles';

/**
 * Serves the file of a signed address, or the first frame of an animation. Throws 403 if the address
 * is invalid or has expired, 404 if the file is gone.
 */
export async function sendChatFile(
  deps: Deps,
  link: ChatLink & { still?: '1' },
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): Promise<FastifyReply> {
  const secondsLeft = checkChatLink(deps, link);
  const original = await selectChatFiles(deps.db).where('name', '=', link.name).executeTakeFirst();
  if (!original) throw notFound(fileGone);
  const still = link.still ? await readStill(deps, original) : undefined;
  const file = still ?? original;
  reply.header('cache-control', `private, max-age=${secondsLeft}, immutable`);
  return sendStoredFile(request, reply, deps.storage, { file });
}

/** The still copy of an animation; undefined for any other file. */
const readStill = async ({ db }: Deps, { still_id: id }: ChatFile) =>
  id === null
    ? undefined
    : db
        .selectFrom('files')
        .select(['name', 'mime_type', 'bytes', 'original_name'])
        .where('id', '=', id)
        .executeTakeFirst();
