import { open } from 'node:fs/promises';
import type { FileKind } from '#contract/fileKinds';
import { archiveKind } from './archiveKind';
import { isPlainText } from './isPlainText';
import { findPdfSigns } from './pdfSigns';
import { readAt } from './readAt';

/** The accepted kinds of document. */
export type DocumentKind = Extract<FileKind, 'pdf' | 'docx' | 'doc' | 'txt'>;

const LONGEST_SIGNATURE = 8;
const COMPOUND_FILE = Buffer.from('D0CF11E0A1B11AE1', 'hex');
const ZIP = Buffer.from('PK\x03\x04', 'latin1');

/**
 * Returns the kind of a document, judging by its bytes. A file that is truncated or hides something
 * is 'broken'; null means that the kind is not accepted.
 *
 * Programs write bytes before and after a PDF. Such a file is one only if `opensAsPdf`, which runs
 * our reader on it, resolves to true; others only mention its header.
 */
export async function documentKind(
  path: string,
  opensAsPdf: () => Promise<boolean>,
): Promise<DocumentKind | 'broken' | null> {
  const file = await open(path, 'r');
  try {
    const head = await readAt(file, 0, LONGEST_SIGNATURE);
    const startsWith = (signature: Buffer) => head.subarray(0, signature.length).equals(signature);
    if (startsWith(COMPOUND_FILE)) return 'doc';
    if (startsWith(ZIP)) return await archiveKind(path);
    const { hasHeader, isAtStart, hasEnd, isClean } = await findPdfSigns(file);
    if (isClean || (hasHeader && hasEnd && (await opensAsPdf()))) return 'pdf';
    if (isAtStart) return 'broken';
    return (await isPlainText(file)) ? 'txt' : null;
  } finally {
    await file.close();
  }
}
