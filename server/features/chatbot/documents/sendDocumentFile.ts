import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '#domain/deps';
import { sendStoredFile } from '#server/platform/files/sendStoredFile';
import { documentNotFound } from './documentProblems';
import { findDocument } from './findDocument';

/** Sends the PDF of a person's own document, or a range of it. Throws 404 if it is not theirs. */
export async function sendDocumentFile(
  { db, storage }: Pick<Deps, 'db' | 'storage'>,
  { userId, id }: { userId: number; id: number },
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): Promise<FastifyReply> {
  const document = await findDocument(db, userId, id);
  if (!document) throw documentNotFound();
  const { file_name: name, mime_type, bytes, original_name } = document;
  reply.header('cache-control', 'private, no-store');
  const file = { name, mime_type, bytes, original_name };
  return sendStoredFile(request, reply, storage, { file });
}
