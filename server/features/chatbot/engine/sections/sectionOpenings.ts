import { openingOf } from '../pages/pageOpening';
import type { Opening, Source, SourcePage } from '../source';

/**
 * The most characters quoted from the beginnings of the subsections together, and the fewest of
 * each.
 */
const LONGEST = 1_200;
const SHORTEST = 120;
/** Of more subsections, only the first are quoted. */
const MOST = 16;
/** Only the beginning of a longer paragraph is read. */
const LONGEST_PARAGRAPH = 2_000;
/** The words of a paragraph of running text, and the share of letters in it. */
const FEWEST_WORDS = 5;
const LEAST_LETTERS = 0.7;
const NO_LETTER = /[^\p{L}\p{M}]/gu;

/** The part of a subsection that is on one page. */
interface Piece {
  page: SourcePage;
  paragraphs: (readonly [start: number, end: number])[];
}

/** A subsection, by page. */
interface Group {
  headings: readonly string[];
  pieces: Piece[];
}

/** The outer headings that two sections share. */
function sharedOf(one: readonly string[], other: readonly string[]): readonly string[] {
  const end = one.findIndex((heading, at) => other[at] !== heading);
  return end === -1 ? one : one.slice(0, end);
}

/** The subsections of a cut document: one group for each heading below those that all share. */
function groupsOf({ pages }: Source): Group[] {
  const paths: (readonly string[])[] = pages.flatMap(({ sections = [] }) =>
    sections.map(({ headings }) => headings),
  );
  const depth = paths.length > 0 ? paths.reduce(sharedOf).length : 0;
  const groups = new Map<string, Group>();
  for (const page of pages) {
    for (const { headings, paragraphs } of page.sections ?? []) {
      const key = headings.slice(0, depth + 1).join('\n');
      const group = groups.get(key) ?? { headings, pieces: [] };
      group.headings = sharedOf(group.headings, headings);
      groups.set(key, group);
      const last = group.pieces.at(-1);
      if (last?.page === page) last.paragraphs.push(...paragraphs);
      else group.pieces.push({ page, paragraphs: [...paragraphs] });
    }
  }
  return [...groups.values()];
}

/** Whether a paragraph is of words, and not of code or the numbers of a table. */
function isRunningText(paragraph: string): boolean {
  const words = paragraph.split(' ');
  const letters = paragraph.replaceAll(NO_LETTER, '').length;
  const visible = paragraph.replaceAll(/\s/g, '').length;
  return words.length >= FEWEST_WORDS && letters >= visible * LEAST_LETTERS;
}

/** A piece from its first paragraph of running text on, if it has one; or this paragraph alone. */
function textOf({ page, paragraphs }: Piece, isAlone: boolean): string {
  const running = paragraphs.find(([start, end]) =>
    isRunningText(page.text.slice(start, Math.min(end, start + LONGEST_PARAGRAPH))),
  );
  const [start, end] = running ?? paragraphs[0] ?? [0, 0];
  return page.text.slice(start, isAlone ? end : paragraphs.at(-1)?.[1]);
}

/** The beginning of one of several subsections. */
function shortOpening(source: Source, { headings, pieces }: Group, longest: number): Opening[] {
  for (const piece of pieces) {
    const text = openingOf(textOf(piece, true), longest);
    if (text !== '') return [{ source, page: piece.page.page, text, headings }];
  }
  return [];
}

/** The beginning of the only section, by page. */
function longOpening(source: Source, { headings, pieces }: Group): Opening[] {
  const openings: Opening[] = [];
  let left = LONGEST;
  for (const piece of pieces) {
    const text = left > SHORTEST ? openingOf(textOf(piece, false), left) : '';
    if (text !== '') openings.push({ source, page: piece.page.page, text, headings });
    left -= text.length;
  }
  return openings;
}

/** The beginnings of the subsections of a cut document, or of all of it if it has none. */
export function sectionOpenings(source: Source): Opening[] {
  const groups = groupsOf(source).slice(0, MOST);
  const [only, ...others] = groups;
  if (only && others.length === 0) return longOpening(source, only);
  const longest = Math.max(LONGEST / groups.length, SHORTEST);
  return groups.flatMap((group) => shortOpening(source, group, longest));
}
