import { MEGABYTE } from '#contract/limits';
import { markedEncoding } from '#shared/files/markedEncoding';
import { fileSize } from '#shared/lib/fileTexts';
import * as texts from './texts';

/** More than the bibliography of any person; the browser reads it as one text. */
export const IMPORT_MAX_BYTES = 20 * MEGABYTE;

/** The text of a file, or the reason why it has none. */
export type TextOrProblem = { text: string } | { problem: string };

/** The encoding of a text, or null if the bytes aren't one. */
const encodingOf = (bytes: Uint8Array): string | null =>
  markedEncoding(bytes) ?? (bytes.includes(0) ? null : 'utf-8');

function decode(bytes: Uint8Array, encoding: string): string {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    // Reference managers on Windows used to write in this one, in which every byte is a letter.
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Reads a text file of up to 20 MB in UTF-8, UTF-16 with its mark, or else Windows-1252. */
export async function readTextFile(file: File): Promise<TextOrProblem> {
  const { name, size } = file;
  if (size > IMPORT_MAX_BYTES) return { problem: texts.tooLarge(name, fileSize(IMPORT_MAX_BYTES)) };
  let bytes: Uint8Array;
  try {
    bytes = new Uint8Array(await file.arrayBuffer());
  } catch {
    return { problem: texts.unreadable(name) };
  }
  const encoding = encodingOf(bytes);
  return encoding === null ? { problem: texts.notText(name) } : { text: decode(bytes, encoding) };
}
