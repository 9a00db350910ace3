import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '#domain/deps';
import { sendStoredFile } from '#server/platform/files/sendStoredFile';
import { notFound } from '#server/platform/http/problem';
import { checkChatLink, type ChatLink } from './chatLinks';
import { selectChatFiles } from './selectChatFiles';

/** Answers a signed address with its file. Throws 403 where the address is wrong or has expired, 404 where the file is gone. */
export async function sendChatFile(
  deps: Deps,
  link: ChatLink,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): Promise<FastifyReply> {
  const secondsLeft = checkChatLink(deps, link);
  const file = await selectChatFiles(deps.db).where('name', '=', link.name).executeTakeFirst();
  if (!file) throw notFound('This file is no longer there.');
  reply.header('cache-control', `private, max-age=${secondsLeft}, immutable`);
  return sendStoredFile(request, reply, deps.storage, { file });
}
