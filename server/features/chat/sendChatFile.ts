import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../deps';
import { sendStoredFile } from '../../platform/files/sendStoredFile';
import { notFound } from '../../platform/http/problem';
import { findChatFile } from './chatFileRepository';
import { checkChatLink, type ChatLink } from './chatLinks';

/** Answers a signed address with its file. Throws 403 where the address is wrong or has expired, 404 where the file is gone. */
export async function sendChatFile(
  deps: Deps,
  link: ChatLink,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): Promise<FastifyReply> {
  const secondsLeft = checkChatLink(deps, link);
  const file = await findChatFile(deps.db, link.name);
  if (!file) throw notFound('This file is no longer there.');
  reply.header('cache-control', `private, max-age=${secondsLeft}, immutable`);
  return sendStoredFile(request, reply, deps.storage, { file });
}
