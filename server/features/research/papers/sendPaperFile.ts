import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '#domain/deps';
import { sendStoredFile } from '#server/platform/files/sendStoredFile';
import { requirePaper } from './findPaper';

/**
 * Sends the PDF of a paper, or a range of it, for display or download. Throws 404 if the reader may
 * see none.
 */
export async function sendPaperFile(
  { db, storage }: Pick<Deps, 'db' | 'storage'>,
  { readerId, id, download }: { readerId: number; id: number; download: boolean },
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): Promise<FastifyReply> {
  const paper = await requirePaper(db, readerId, id);
  const { file_name: name, mime_type, bytes, original_name } = paper;
  reply.header('cache-control', 'private, no-store');
  const file = { name, mime_type, bytes, original_name };
  return sendStoredFile(request, reply, storage, { file, download });
}
