import type { SourcePage } from '../source';
import { headingNumber } from './headingNumber';

/** A longer paragraph is no heading. */
const LONGEST_HEADING = 90;

/** The part of a section that is on one page. */
export interface PlacedSection {
  page: SourcePage;
  /** The headings above it, outermost first. */
  headings: readonly string[];
  /** Where its paragraphs start and end in the text of the page. */
  paragraphs: (readonly [start: number, end: number])[];
}

/** The parts of a heading's number, such as 2 for 3.1; 0 without one. */
const partsOf = (heading: string): number =>
  headingNumber(heading)?.keys[0]?.split('.').length ?? 0;

/** Whether a paragraph is the heading of a subsection: some are set like text. */
function isHeading(paragraph: string): boolean {
  if (paragraph.length > LONGEST_HEADING || /[.:;,]$/.test(paragraph)) return false;
  const title = headingNumber(paragraph)?.title ?? '';
  return /^\p{L}{2}/u.test(title) && partsOf(paragraph) > 1;
}

/** The headings above a heading that is set like text, and this. */
const withHeading = (above: readonly string[], heading: string): string[] => [
  ...above.slice(
    0,
    above.findLastIndex((each) => {
      const parts = partsOf(each);
      return parts > 0 && parts < partsOf(heading);
    }) + 1,
  ),
  heading,
];

/** The headings above each numbered heading that was read, by its number in digits. */
type Paths = Map<string, readonly string[]>;

const digitsOf = (heading: string) => headingNumber(heading)?.keys.find((key) => /^\d/.test(key));

/**
 * The headings above a section. Section 5.2 is in chapter 5, even if a table row was read as a
 * heading.
 */
function mendPath(paths: Paths, headings: readonly string[]): readonly string[] {
  let path = headings;
  for (const [at, heading] of headings.entries()) {
    const key = digitsOf(heading);
    if (key === undefined) continue;
    const above = paths.get(key.split('.').slice(0, -1).join('.'));
    const isAbove = above?.every((each) => headings.slice(0, at).includes(each)) ?? true;
    if (above && !isAbove) path = [...above, ...headings.slice(at)];
    break;
  }
  for (const [at, heading] of path.entries()) {
    const key = digitsOf(heading);
    if (key !== undefined && !paths.has(key)) paths.set(key, path.slice(0, at + 1));
  }
  return path;
}

/** The sections of a document, in order, by page; none if its lines were not read. */
export function outlineOf(pages: readonly SourcePage[]): PlacedSection[] {
  const placed: PlacedSection[] = [];
  const paths: Paths = new Map();
  let above: readonly string[] = [];
  let headings: readonly string[] = [];
  for (const page of pages) {
    for (const section of page.sections ?? []) {
      if (section.headings.join('\n') !== above.join('\n'))
        headings = mendPath(paths, section.headings);
      above = section.headings;
      let open: PlacedSection = { page, headings, paragraphs: [] };
      placed.push(open);
      for (const [start, end] of section.paragraphs) {
        const text = end - start > LONGEST_HEADING ? '' : page.text.slice(start, end);
        if (isHeading(text)) {
          headings = mendPath(paths, withHeading(headings, text));
          open = { page, headings, paragraphs: [] };
          placed.push(open);
        } else open.paragraphs.push([start, end]);
      }
    }
  }
  return placed;
}
