import { PAPER_AUTHOR_MAX_LENGTH } from '#contract/limits';
import type { PageLine } from '#server/platform/pdf/pageLines';
import { isPersonName } from './personName';

/** Authors follow the title directly, on a few lines. */
const MOST_LINES = 4;
const TITLE_LINES = 40;
const LONGEST_LINE = 400;
const NOT_LETTERS = /[^\p{L}]/gu;
/** Footnote marks after a name: digits, stars, daggers, letters that are raised or in brackets. */
const MARKS = /\^?\([a-z\d]\)|[\p{N}ᵃᵇᶜᵈᵉᶠᵍʰⁱʲᵏˡᵐⁿᵒᵖʳˢᵗᵘᵛʷˣʸᶻ*∗†‡§¶]/gu;

const lettersOf = (text: string) => text.toLowerCase().replaceAll(NOT_LETTERS, '');

/** The index after the last line of the title; -1 if the page does not contain it. */
function endOfTitle(title: string, lines: readonly PageLine[]): number {
  const wanted = lettersOf(title);
  const last = lines.slice(0, TITLE_LINES).findLastIndex(({ text }) => {
    const letters = lettersOf(text.slice(0, LONGEST_LINE));
    return letters.length > 3 && (wanted.includes(letters) || letters.includes(wanted));
  });
  return wanted === '' || last < 0 ? -1 : last + 1;
}

/** The names in a line of nothing but names; empty for any other line. */
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

/** The authors named directly after the title on page 1, as `A; B`; empty if there are none. */
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
