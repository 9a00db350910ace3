import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '#domain/deps';
import { sendStoredFile } from '#server/platform/files/sendStoredFile';
import { notFound } from '#server/platform/http/problem';
import { fileGone } from '#server/platform/texts';
import { checkChatLink, type ChatLink } from './chatLinks';
import { selectChatFiles } from './selectChatFiles';

/**
 * Serves the file of a signed address. Throws 403 if the address is invalid or has expired, 404 if
 * the file is gone.
 */
export async function sendChatFile(
  deps: Deps,
  link: ChatLink,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): Promise<FastifyReply> {
  const secondsLeft = checkChatLink(deps, link);
  const file = await selectChatFiles(deps.db).where('name', '=', link.name).executeTakeFirst();
  if (!file) throw notFound(fileGone);
  reply.header('cache-control', `private, max-age=${secondsLeft}, immutable`);
  return sendStoredFile(request, reply, deps.storage, { file });
}
