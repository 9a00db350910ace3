import type { Source, SourcePage } from '../source';
import { termsOf } from '../words/terms';
import { headingNumber, isWithin } from './headingNumber';
import { outlineOf, type PlacedSection } from './outline';
import type { NamedSection } from './sectionQuestion';

/** The most headings named where a section is missing. */
const MOST_NAMED = 5;

interface PlacedHeading {
  text: string;
  /** 0 for an outermost heading. */
  depth: number;
  /** The place of the first section below it in the outline. */
  at: number;
}

/** The headings of an outline, in order. */
function headingsIn(outline: readonly PlacedSection[]): PlacedHeading[] {
  const found: PlacedHeading[] = [];
  let above: readonly string[] = [];
  for (const [at, { headings }] of outline.entries()) {
    const same = headings.findIndex((heading, depth) => heading !== above[depth]);
    const first = same === -1 ? headings.length : same;
    for (const [depth, text] of headings.entries()) {
      if (depth >= first) found.push({ text, depth, at });
    }
    above = headings;
  }
  return found;
}

/** The sections below a heading, up to the next heading beside or above it. */
function below(outline: readonly PlacedSection[], { depth, at }: PlacedHeading): PlacedSection[] {
  const path = outline[at]?.headings.slice(0, depth + 1) ?? [];
  const rest = outline.slice(at);
  const end = rest.findIndex(({ headings }) =>
    path.some((each, place) => each !== headings[place]),
  );
  return end === -1 ? rest : rest.slice(0, end);
}

/** The best of some headings; the first of equal ones. */
function bestOf(
  headings: readonly PlacedHeading[],
  scoreOf: (heading: PlacedHeading) => number,
): PlacedHeading | undefined {
  let best: { heading: PlacedHeading; score: number } | undefined;
  for (const heading of headings) {
    const score = scoreOf(heading);
    if (score > (best?.score ?? 0)) best = { heading, score };
  }
  return best?.heading;
}

/** The sections with a number, and those whose numbers are below it. */
function byNumber(
  outline: readonly PlacedSection[],
  { keys, kind }: { keys: readonly string[]; kind: string },
): PlacedSection[] {
  const headings = headingsIn(outline);
  const scoreOf = ({ text, depth, at }: PlacedHeading): number => {
    const number = headingNumber(text);
    if (!number?.keys.some((key) => keys.includes(key))) return 0;
    if (kind === 'part' && number.kind !== 'part') return 0;
    const ofKind = number.kind === undefined ? 1 : Number(number.kind === kind) * 2;
    // Appendices come last.
    const place = number.isBareLetter ? at / outline.length : 0;
    return 1 + ofKind * 10 + place - depth;
  };
  const heading = bestOf(headings, scoreOf);
  const own = new Set(heading ? below(outline, heading) : []);
  const isBelow = ({ headings: path }: PlacedSection) =>
    path.some((each) =>
      headingNumber(each)?.keys.some((key) =>
        keys.some((asked) => key !== asked && isWithin(key, asked)),
      ),
    );
  return outline.filter((section) => own.has(section) || isBelow(section));
}

/** Whether a heading has a number, and not the initial of a name. */
function isNumbered({ text }: PlacedHeading): boolean {
  const number = headingNumber(text);
  return number !== null && (number.kind !== undefined || /^\d/.test(text));
}

/** The last section of the outermost numbered ones. */
function lastOf(outline: readonly PlacedSection[], kind: string): PlacedSection[] {
  const numbered = headingsIn(outline).filter(isNumbered);
  const isAppendix = ({ text }: PlacedHeading) => headingNumber(text)?.kind === 'appendix';
  const all = numbered.filter((each) => isAppendix(each) === (kind === 'appendix'));
  const least = Math.min(...all.map(({ depth }) => depth));
  const last = all.findLast(({ depth }) => depth === least);
  return last ? below(outline, last) : [];
}

/** The section whose heading has all of the words, and the fewest others. */
function byName(outline: readonly PlacedSection[], name: string): PlacedSection[] {
  const asked = [...new Set(termsOf(name))];
  const heading = bestOf(headingsIn(outline), ({ text }) => {
    const terms = new Set(termsOf(headingNumber(text)?.title ?? text));
    return asked.length > 0 && asked.every((term) => terms.has(term)) ? 1 / terms.size : 0;
  });
  return heading ? below(outline, heading) : [];
}

/** Finds a section that a question names, by page; empty if there is none. */
export function findSection(pages: readonly SourcePage[], named: NamedSection): PlacedSection[] {
  const outline = outlineOf(pages);
  if ('name' in named) return byName(outline, named.name);
  const { keys, kind } = named;
  return keys === 'last' ? lastOf(outline, kind) : byNumber(outline, { keys, kind });
}

/** Some headings of a document: those beside a missing section, or else the outermost ones. */
export function someHeadings(pages: readonly SourcePage[], named: NamedSection): string[] {
  const headings = headingsIn(outlineOf(pages));
  const [key] = 'name' in named || named.keys === 'last' ? [] : named.keys;
  const outer = key?.split('.').slice(0, -1).join('.');
  const beside = headings.filter(
    ({ text }) =>
      outer &&
      headingNumber(text)?.keys.some((each) => each.split('.').slice(0, -1).join('.') === outer),
  );
  if (beside.length > 0) return [...new Set(beside.map(({ text }) => text))].slice(-MOST_NAMED);
  const numbered = headings.filter(isNumbered);
  const listed = numbered.length > 0 ? numbered : headings;
  const least = Math.min(...listed.map(({ depth }) => depth));
  const outermost = listed.filter(({ depth }) => depth === least).map(({ text }) => text);
  return [...new Set(outermost)].slice(0, MOST_NAMED);
}

/** A document cut to some of its sections, each page from its first paragraph to its last. */
export function cutTo(source: Source, sections: readonly PlacedSection[]): Source {
  const pages = source.pages.flatMap((page): SourcePage[] => {
    const own = sections.filter((each) => each.page === page && each.paragraphs.length > 0);
    const offsets = own.flatMap(({ paragraphs }) => paragraphs);
    if (offsets.length === 0) return [];
    const start = Math.min(...offsets.map(([each]) => each));
    const end = Math.max(...offsets.map(([, each]) => each));
    return [
      {
        ...page,
        text: page.text.slice(start, end),
        sections: own.map(({ headings, paragraphs }) => ({
          headings: [...headings],
          paragraphs: paragraphs.map(([from, to]) => [from - start, to - start] as const),
        })),
      },
    ];
  });
  return { ...source, pages, pageCount: source.pageCount ?? source.pages.length };
}
