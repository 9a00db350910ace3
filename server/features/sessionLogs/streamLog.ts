import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '#domain/deps';
import { findLog, noLog } from './findLog';

const acceptsGzip = ({ headers }: FastifyRequest) =>
  /(?:^|,)\s*gzip\s*(?:,|$)/.test(String(headers['accept-encoding'] ?? ''));

/**
 * Sends the log of a token. It is stored packed, as most clients accept it; for the others it is
 * unpacked.
 */
export async function streamLog(
  deps: Pick<Deps, 'db' | 'clock' | 'storage'>,
  token: string,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): Promise<FastifyReply> {
  const { name } = await findLog(deps, token);
  const stored = await deps.storage.read(name);
  if (!stored) throw noLog();
  reply.headers({
    'content-type': 'application/jsonl; charset=utf-8',
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex',
    vary: 'accept-encoding',
  });
  if (!acceptsGzip(request))
    // Unlike `pipe`, this ends both streams if one of them fails, or the client leaves.
    return reply.send(pipeline(stored.stream, createGunzip(), () => undefined));
  return reply
    .headers({ 'content-encoding': 'gzip', 'content-length': stored.bytes })
    .send(stored.stream);
}
