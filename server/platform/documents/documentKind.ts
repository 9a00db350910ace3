import { open, type FileHandle } from 'node:fs/promises';
import type { FileKind } from '#contract/fileKinds';
import { archiveKind } from './archiveKind';
import { isPlainText } from './isPlainText';

/** The accepted kinds of document. */
export type DocumentKind = Extract<FileKind, 'pdf' | 'docx' | 'doc' | 'txt'>;

const LONGEST_SIGNATURE = 8;
/** PDF readers tolerate this many bytes after the end marker. */
const PDF_TAIL = 1_024;
const PDF = Buffer.from('%PDF-');
const COMPOUND_FILE = Buffer.from('D0CF11E0A1B11AE1', 'hex');
const ZIP = Buffer.from('PK\x03\x04', 'latin1');

async function readAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
}

/** Whether a PDF has its end marker; a truncated one has none. */
async function hasPdfEnd(file: FileHandle): Promise<boolean> {
  const { size } = await file.stat();
  const tail = await readAt(file, Math.max(0, size - PDF_TAIL), PDF_TAIL);
  return tail.includes('%%EOF');
}

/**
 * Returns the kind of a document, judging by its bytes. A file that is truncated or hides something
 * is 'broken'; null means that the kind is not accepted.
 */
export async function documentKind(path: string): Promise<DocumentKind | 'broken' | null> {
  const file = await open(path, 'r');
  try {
    const head = await readAt(file, 0, LONGEST_SIGNATURE);
    const startsWith = (signature: Buffer) => head.subarray(0, signature.length).equals(signature);
    if (startsWith(PDF)) return (await hasPdfEnd(file)) ? 'pdf' : 'broken';
    if (startsWith(COMPOUND_FILE)) return 'doc';
    if (startsWith(ZIP)) return await archiveKind(path);
    return (await isPlainText(file)) ? 'txt' : null;
  } finally {
    await file.close();
  }
}
