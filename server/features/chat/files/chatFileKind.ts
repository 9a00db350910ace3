import { open } from 'node:fs/promises';
import {
  ACCEPTED_KINDS,
  DOCUMENT_KINDS,
  endingsOf,
  PICTURE_KINDS,
  type FileKind,
} from '#contract/fileKinds';
import { extensionOf } from '#domain/files';

const endingsAmong = (kinds: readonly FileKind[]) =>
  endingsOf(ACCEPTED_KINDS.chat.filter((kind) => kinds.includes(kind)));
const DOCUMENTS = endingsAmong(DOCUMENT_KINDS);
const PICTURES = endingsAmong(PICTURE_KINDS);
const PICTURE_STARTS = ['\xFF\xD8\xFF', '\x89PNG\r\n\x1A\n', 'GIF87a', 'GIF89a'];
const LONGEST_START = 8;

async function startsAsPicture(path: string): Promise<boolean> {
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(LONGEST_START), 0, LONGEST_START, 0);
    const head = buffer.toString('latin1', 0, bytesRead);
    return PICTURE_STARTS.some((start) => head.startsWith(start));
  } finally {
    await file.close();
  }
}

/**
 * The kind an upload is sent as: a picture (JPEG, PNG or GIF by its bytes) or a document (PDF or
 * DOCX by its name alone). Null for any other file.
 */
export async function chatFileKind(upload: {
  path: string;
  originalName: string;
}): Promise<'picture' | 'document' | null> {
  const extension = extensionOf(upload.originalName);
  if (DOCUMENTS.includes(extension)) return 'document';
  // A picture with another picture kind's extension is common, and harmless because it is
  // re-encoded.
  return PICTURES.includes(extension) && (await startsAsPicture(upload.path)) ? 'picture' : null;
}
