import { PAPER_AUTHOR_MAX_LENGTH } from '#contract/limits';
import type { PageLine } from '#server/platform/pdf/pageLines';
import { isPersonName } from './personName';

/** Authors stand right after the title, on a few lines. */
const MOST_LINES = 4;
const TITLE_LINES = 40;
const LONGEST_LINE = 400;
const NOT_LETTERS = /[^\p{L}]/gu;
/** Marks that lead from a name to a note: digits, stars, daggers, letters in brackets. */
const MARKS = /\([a-z\d]\)|[\p{N}*∗†‡§¶]/gu;

const lettersOf = (text: string) => text.toLowerCase().replaceAll(NOT_LETTERS, '');

/** The place after the last line of the title; -1 where the page does not show it. */
function endOfTitle(title: string, lines: readonly PageLine[]): number {
  const wanted = lettersOf(title);
  const last = lines.slice(0, TITLE_LINES).findLastIndex(({ text }) => {
    const letters = lettersOf(text.slice(0, LONGEST_LINE));
    return letters.length > 3 && (wanted.includes(letters) || letters.includes(wanted));
  });
  return wanted === '' || last < 0 ? -1 : last + 1;
}

/** The names of a line that has nothing but names; none for any other line. */
function namesIn(text: string): string[] {
  if (text.length > LONGEST_LINE) return [];
  const parts = text
    .replace(/^(?:by|authors?:)\s/i, '')
    .replaceAll(MARKS, ' ')
    .split(/[,;·]|\s(?:and|&)\s/)
    .map((part) => part.replaceAll(/\s+/g, ' ').replace(/^and /, '').trim())
    .filter((part) => part !== '');
  return parts.every(isPersonName) ? parts : [];
}

/** The authors whom page 1 names right after the title, as `A; B`; empty where it names none. */
export function findAuthor(title: string, firstPage: readonly PageLine[]): string {
  const start = endOfTitle(title, firstPage);
  if (start < 0) return '';
  const names: string[] = [];
  for (const { text } of firstPage.slice(start, start + MOST_LINES)) {
    const found = namesIn(text);
    if (found.length === 0 && names.length > 0) break;
    names.push(...found);
  }
  return [...names.join('; ')].slice(0, PAPER_AUTHOR_MAX_LENGTH).join('');
}
