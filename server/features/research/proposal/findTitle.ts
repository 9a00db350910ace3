import { joinCutWords } from '#contract/words/cutWords';
import type { PageLine } from '#server/platform/pdf/pageLines';
import { isPersonName } from './personName';

const MAX_LENGTH = 500;
/** Default titles of programs: file names, template names, placeholders. */
const NO_TITLE =
  /^(untitled|title|document|microsoft (word|powerpoint)\b.*|.*\.(docx?|pdf|tex|dvi|rtf|odt|indd|ps)|(doi|arxiv|issn)\b.*|(?=\S*\d{4})\S+)$/i;

const cut = (text: string) => [...text].slice(0, MAX_LENGTH).join('').trim();

/** Separate accents, which show that the file's letters were not composed. */
const LOOSE_ACCENT = /\p{M}|[\u00A8\u00B4\u02C6\u02DC\u00AF\u00B8]/u;
const hasLooseAccent = (title: string) => LOOSE_ACCENT.test(title.normalize('NFC'));

const isSensible = (title: string) => /\p{L}{2}/u.test(title) && !NO_TITLE.test(title);

/** The first consecutive lines in the largest letters. */
function largestLines(lines: readonly PageLine[]): string {
  const level = lines.filter((line) => line.level && /\p{L}{3}/u.test(line.text));
  const largest = Math.max(0, ...level.map(({ size }) => size));
  // Within a tenth, because a title may have letters in another style.
  const isLarge = ({ size }: PageLine) => size >= largest * 0.9;
  const start = level.findIndex(isLarge);
  if (start < 0) return '';
  const length = level.slice(start).findIndex((line) => !isLarge(line));
  const end = length < 0 ? level.length : start + length;
  // If all letters have one size, nothing marks the title, so take the first line.
  const all = end - start > 6;
  return joinCutWords(
    level
      .slice(start, all ? start + 1 : end)
      .map(({ text }) => text)
      .join(' '),
  );
}

/**
 * The title of a paper: the one in its metadata if it is plausible, or else the largest text on
 * page 1.
 */
export function findTitle(said: string, firstPage: readonly PageLine[]): string {
  if (isSensible(said) && !hasLooseAccent(said)) return cut(said);
  const largest = largestLines(firstPage);
  const isTitle = isSensible(largest) && !hasLooseAccent(largest) && !isPersonName(largest);
  return isTitle ? cut(largest) : '';
}
