import { joinCutWords } from '#server/platform/pdf/foldText';
import type { PageLine } from '#server/platform/pdf/pageLines';
import { isPersonName } from './personName';

const MAX_LENGTH = 500;
/** Names that programs give: of a file, of a template, of nothing. */
const NO_TITLE =
  /^(untitled|title|document|microsoft (word|powerpoint)\b.*|.*\.(docx?|pdf|tex|dvi|rtf|odt|indd|ps)|(doi|arxiv|issn)\b.*|(?=\S*\d{4})\S+)$/i;

const cut = (text: string) => [...text].slice(0, MAX_LENGTH).join('').trim();

/** Accents that stand by themselves: the letters of the file were not put together. */
const LOOSE_ACCENT = /\p{M}|[\u00A8\u00B4\u02C6\u02DC\u00AF\u00B8]/u;
const hasLooseAccent = (title: string) => LOOSE_ACCENT.test(title.normalize('NFC'));

const isSensible = (title: string) => /\p{L}{2}/u.test(title) && !NO_TITLE.test(title);

/** The first lines of the largest letters that stand together. */
function largestLines(lines: readonly PageLine[]): string {
  const level = lines.filter((line) => line.level && /\p{L}{3}/u.test(line.text));
  const largest = Math.max(0, ...level.map(({ size }) => size));
  // Within a tenth: a title may have letters in another style.
  const isLarge = ({ size }: PageLine) => size >= largest * 0.9;
  const start = level.findIndex(isLarge);
  if (start < 0) return '';
  const length = level.slice(start).findIndex((line) => !isLarge(line));
  const end = length < 0 ? level.length : start + length;
  // Where all letters are of one size nothing says what is the title: its first line is.
  const all = end - start > 6;
  return joinCutWords(
    level
      .slice(start, all ? start + 1 : end)
      .map(({ text }) => text)
      .join(' '),
  );
}

/** The title of a paper: what its file says if that is sensible, else what is largest on page 1. */
export function findTitle(said: string, firstPage: readonly PageLine[]): string {
  if (isSensible(said) && !hasLooseAccent(said)) return cut(said);
  const largest = largestLines(firstPage);
  const isTitle = isSensible(largest) && !hasLooseAccent(largest) && !isPersonName(largest);
  return isTitle ? cut(largest) : '';
}
