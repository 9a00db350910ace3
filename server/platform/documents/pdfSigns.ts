import type { FileHandle } from 'node:fs/promises';
import { readAt } from './readAt';

const HEADER = '%PDF-';
const END = '%%EOF';
/** Readers of PDFs expect the header to begin within so many bytes. */
const HEAD = 1_024;
/** With the end marker in as many bytes at the end, a file counts as a PDF without being opened. */
const USUAL_TAIL = 1_024;
/** The most bytes after a PDF that are searched for its end. */
const LONGEST_TAIL = 2 ** 20;
/** Signatures of archives, by their position. Some store a PDF so that its header comes early. */
const ARCHIVES = [
  [0, 'PK\x03\x04'],
  [0, 'Rar!'],
  [0, '7z\xBC\xAF'],
  [257, 'ustar'],
] as const;

/** The signs of a PDF in a file's bytes. */
export interface PdfSigns {
  /** The header is early enough, and the file is no archive. */
  hasHeader: boolean;
  isAtStart: boolean;
  /** A file that was cut has none, or the objects of a later version follow it. */
  hasEnd: boolean;
  /** Nothing is before the header, and little after the end. */
  isClean: boolean;
}

/**
 * Searches the first bytes of a file and its last ones for the signs of a PDF. They overlap in a
 * short file.
 */
export function pdfSignsIn(start: Buffer, tail: Buffer): PdfSigns {
  const head = start.toString('latin1');
  const isArchive = ARCHIVES.some(([at, signature]) => head.startsWith(signature, at));
  const hasHeader = !isArchive && head.includes(HEADER);
  const isAtStart = head.startsWith(HEADER);
  const end = hasHeader ? tail.lastIndexOf(END) : -1;
  const rest = end < 0 ? '' : tail.toString('latin1', end);
  const isUsual = rest.length <= USUAL_TAIL;
  const hasEnd = end >= 0 && (isUsual || !/\d obj\b/.test(rest));
  return { hasHeader, isAtStart, hasEnd, isClean: isAtStart && hasEnd && isUsual };
}

/** Searches a file for the signs of a PDF, without opening it. */
export async function findPdfSigns(file: FileHandle): Promise<PdfSigns> {
  const { size } = await file.stat();
  const tail = await readAt(file, Math.max(0, size - LONGEST_TAIL), LONGEST_TAIL);
  return pdfSignsIn(await readAt(file, 0, HEAD + HEADER.length - 1), tail);
}
