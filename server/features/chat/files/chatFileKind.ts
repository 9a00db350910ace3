import { open } from 'node:fs/promises';
import {
  ACCEPTED_KINDS,
  DOCUMENT_KINDS,
  endingOf,
  endingsOf,
  PICTURE_KINDS,
  type FileKind,
} from '#contract/fileKinds';
import { displayName } from '#domain/files';

const endingsAmong = (kinds: readonly FileKind[]) =>
  endingsOf(ACCEPTED_KINDS.chat.filter((kind) => kinds.includes(kind)));
const DOCUMENTS = endingsAmong(DOCUMENT_KINDS);
const PICTURES = endingsAmong(PICTURE_KINDS);
const PICTURE_STARTS = ['\xFF\xD8\xFF', '\x89PNG\r\n\x1A\n', 'GIF87a', 'GIF89a'];
const PDF_START = '%PDF-';
const LONGEST_START = 8;

async function startOf(path: string): Promise<string> {
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(LONGEST_START), 0, LONGEST_START, 0);
    return buffer.toString('latin1', 0, bytesRead);
  } finally {
    await file.close();
  }
}

/**
 * The kind an upload is sent as: a picture (JPEG, PNG or GIF by its bytes) or a document, whose name
 * is checked when it is stored. Null for any other file.
 */
export async function chatFileKind(upload: {
  path: string;
  originalName: string;
}): Promise<'picture' | 'document' | null> {
  const ending = endingOf(displayName(upload.originalName));
  if (DOCUMENTS.includes(ending)) return 'document';
  const start = await startOf(upload.path);
  // A picture with another picture kind's ending is common, and harmless because it is re-encoded.
  const mayBePicture = ending === '' || PICTURES.includes(ending);
  if (mayBePicture && PICTURE_STARTS.some((each) => start.startsWith(each))) return 'picture';
  return ending === '' || start.startsWith(PDF_START) ? 'document' : null;
}
