import { MEGABYTE } from '#contract/limits';
import { markedEncoding } from '#shared/files/markedEncoding';
import { fileSize } from '#shared/lib/fileTexts';
import * as texts from './texts';

/** More than the bibliography of any person; the browser reads it as one text. */
export const IMPORT_MAX_BYTES = 20 * MEGABYTE;

/** A text, and how many of its characters can't be read and are shown as �. */
export interface ReadText {
  text: string;
  lost: number;
}

/** The text of a file, or the reason why it has none. */
export type TextOrProblem = ReadText | { problem: string };

/** The encoding of a text, or null if the bytes aren't one. */
const encodingOf = (bytes: Uint8Array): string | null =>
  markedEncoding(bytes) ?? (bytes.includes(0) ? null : 'utf-8');

const REPLACEMENT = '\uFFFD';
const LAST_OF_ASCII = '\u007F';

function decode(bytes: Uint8Array, encoding: string): ReadText {
  try {
    return { text: new TextDecoder(encoding, { fatal: true }).decode(bytes), lost: 0 };
  } catch {
    const text = new TextDecoder(encoding).decode(bytes);
    let lost = 0;
    let accented = 0;
    for (const character of text) {
      if (character === REPLACEMENT) lost += 1;
      else if (character > LAST_OF_ASCII) accented += 1;
    }
    if (encoding !== 'utf-8' || lost <= accented) return { text, lost };
    // Reference managers on Windows used to write in this one, in which every byte is a letter.
    return { text: new TextDecoder('windows-1252').decode(bytes), lost: 0 };
  }
}

/**
 * Reads a text file of up to 20 MB in UTF-8, UTF-16 with its mark, or Windows-1252 if that spoils
 * fewer characters.
 */
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
  return encoding === null ? { problem: texts.notText(name) } : decode(bytes, encoding);
}
