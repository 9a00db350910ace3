import type { Passage, Source } from '../source';
import type { TitleFact } from './askedFact';
import { findAuthors } from './findAuthors';
import { findDate } from './findDate';
import { titleIn, titlePages, type TitlePage } from './titlePage';

/** The gate refuses quotes with fewer letters and digits, which prove nothing. */
const SHORTEST = 12;
const SIGN = /[^\p{L}\p{N}]/gu;

const countLetters = (text: string) => text.replaceAll(SIGN, '').length;

/** Words of a page with enough of the words before them, or else after them, to be a quote. */
function asQuote(text: string, words: string): string {
  let start = text.indexOf(words);
  let end = start + words.length;
  let missing = SHORTEST - countLetters(words);
  while (start > 0 && missing > 0) {
    const before = start === 1 ? 0 : text.lastIndexOf(' ', start - 2) + 1;
    missing -= countLetters(text.slice(before, start));
    start = before;
  }
  while (end < text.length && missing > 0) {
    const blank = text.indexOf(' ', end + 1);
    const after = blank < 0 ? text.length : blank;
    missing -= countLetters(text.slice(end, after));
    end = after;
  }
  return text.slice(start, end);
}

/** The words of a title page with a fact; undefined if it lacks the fact. */
function factOn(title: TitlePage, source: Source, fact: TitleFact): string | undefined {
  if (fact === 'title') return titleIn(title.page.text, source.title) ?? undefined;
  return fact === 'authors' ? findAuthors(title, source.author ?? '') : findDate(title);
}

/** The words of its title page that say who wrote a document, when, or its title; null if unclear. */
export function titleFact(source: Source, fact: TitleFact): Passage | null {
  for (const title of titlePages(source)) {
    const words = factOn(title, source, fact)?.trim();
    if (!words) continue;
    const { page, text } = title.page;
    return { source, page, text: asQuote(text, words) };
  }
  return null;
}
