import type { FastifyReply, FastifyRequest } from 'fastify';
import { notFound, Problem } from '../http/problem';
import type { FileStorage } from '../storage/fileStorage';
import * as texts from '../texts';
import { parseByteRange } from './byteRange';

/** Returns a header that shows or downloads a file under its name, in any script. */
export function contentDisposition(type: 'inline' | 'attachment', name: string): string {
  const plain = name.replaceAll(/[^\x20-\x7e]|["\\%]/g, '_');
  // encodeURIComponent keeps these characters, but the header's grammar does not allow them.
  const encoded = encodeURIComponent(name.replaceAll(/\p{Surrogate}/gu, '_')).replaceAll(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${type}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

/** A file's columns from the table `files`. */
export interface StoredFile {
  name: string;
  mime_type: string;
  bytes: number;
  original_name: string;
}

/** Types a browser may show inline. SVG is excluded because it can run scripts. */
const SHOWN = /^(image\/(png|jpeg|gif|webp|avif)|video\/[\w.-]+|application\/pdf|text\/plain)$/;
const IN_PARTS = /^(video\/[\w.-]+|application\/pdf)$/;
const SANDBOX = "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'self'";

const shownType = (mimeType: string) =>
  mimeType.startsWith('text/') ? 'text/plain; charset=utf-8' : mimeType;

/**
 * Sends a stored file so that nothing in it can act as one of our pages. Pictures, videos, PDFs and
 * plain texts may be shown; everything else is downloaded. Range requests work for videos and PDFs.
 */
export async function sendStoredFile(
  request: FastifyRequest,
  reply: FastifyReply,
  storage: FileStorage,
  { file, download = false }: { file: StoredFile; download?: boolean },
): Promise<FastifyReply> {
  const type = download || !SHOWN.test(file.mime_type) ? 'attachment' : 'inline';
  const inParts = IN_PARTS.test(file.mime_type);
  reply.headers({
    'content-type': shownType(file.mime_type),
    'content-disposition': contentDisposition(type, file.original_name),
    'content-security-policy': SANDBOX,
    'x-frame-options': 'SAMEORIGIN',
    ...(inParts ? { 'accept-ranges': 'bytes' } : {}),
  });
  const range = inParts ? parseByteRange(request.headers.range, file.bytes) : null;
  if (range === 'unsatisfiable') {
    reply.header('content-range', `bytes */${file.bytes}`);
    throw new Problem(416, texts.outsideFile);
  }
  const found = await storage.read(file.name, range ?? undefined);
  if (!found) throw notFound(texts.fileGone);
  if (range) {
    reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${file.bytes}`);
  }
  return reply.header('content-length', found.bytes).send(found.stream);
}
