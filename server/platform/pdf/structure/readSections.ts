import type { PageLine } from '../pageLines';
import type { PageSection } from '../pdfText';
import { bodyOf, heaviest, type Body } from './bodyOf';
import { isHeading, numberParts } from './isHeading';
import { placeLines, type PlacedLine } from './placedLine';
import { withoutFurniture } from './withoutFurniture';

/** The gap between two paragraphs, in line distances. */
const PARAGRAPH_GAP = 1.35;
/** An indentation, in heights of the letters. */
const INDENTED = 0.6;
const BULLET = /^(?:[•‣▪●○◦–—*·−-]\s|\(?(?:\d{1,2}|[a-z])[.)]\s)/u;
const END_MARK = /[.!?:]["”’)]?$/u;
/** Two lines of one heading differ in size by less. */
const SAME_SIZE = 0.03;
/** Of a heading that goes on for longer, only so much is kept. */
const LONGEST_HEADING = 160;
/** Further headings above a passage are of no use to readers. */
const MOST_HEADINGS = 6;
/** Further headings of a page are read as text: no page has so many sections. */
const MOST_SECTIONS = 60;
/** Below this share of the text in paragraphs, the lines were misread. */
const LEAST_SHARE = 0.5;
/** A heading above this share of the text is the title of the document. */
const TITLE_SHARE = 0.6;

interface Heading {
  text: string;
  size: number;
  /** The number of parts of its number. */
  parts: number;
}

/** Whether the first heading is above the other one. */
function isAbove(one: Heading, other: Heading): boolean {
  if (one.parts > 0 && other.parts > 0) return one.parts < other.parts;
  return one.size > other.size * (1 + SAME_SIZE);
}

interface Reading {
  body: Body;
  isMonospace: (font: string) => boolean;
}

const LOWER_CASE = /^\p{Ll}/u;

/** Whether a sentence goes on in the next line, whatever is set in another font or column there. */
const goesOn = (before: PlacedLine, line: PlacedLine) =>
  !END_MARK.test(before.text) && LOWER_CASE.test(line.text);

/** Whether a line starts a paragraph after the line before it, which is one since `isFirst`. */
function startsParagraph(
  { body, isMonospace }: Reading,
  before: PlacedLine,
  line: PlacedLine,
  isFirst: boolean,
): boolean {
  if (BULLET.test(line.text)) return true;
  const gap = before.y - line.y;
  // The next column goes on where the sentence does.
  if (gap < 0) return END_MARK.test(before.text);
  if (gap > PARAGRAPH_GAP * body.leading) return true;
  if (goesOn(before, line)) return false;
  if (isMonospace(before.font) !== isMonospace(line.font)) return true;
  const indent = (line.x - before.x) / (body.size || 1);
  // A first line may be indented, or hang out; later ones keep to their edge.
  return !isFirst && Math.abs(indent) > INDENTED;
}

/** The open section of a document while its pages are read. */
class Sections {
  private readonly stack: Heading[] = [];
  private last: PlacedLine | null = null;
  private isFirst = false;
  private open: PageSection | null = null;
  private page: PageSection[] = [];

  constructor(private readonly reading: Reading) {}

  /** Ends the page before, and starts one. */
  startPage(): PageSection[] {
    this.last = null;
    this.open = null;
    this.page = [];
    return this.page;
  }

  heading(line: PlacedLine, goesOn: boolean): void {
    if (this.page.length >= MOST_SECTIONS) {
      this.text(line);
      return;
    }
    const { text, size } = line;
    this.last = null;
    this.open = null;
    const top = this.stack.at(-1);
    if (goesOn && top) {
      top.text = `${top.text} ${text}`.slice(0, LONGEST_HEADING);
      return;
    }
    const heading = { text, size, parts: numberParts(text) };
    for (let above = top; above && !isAbove(above, heading); above = this.stack.at(-1)) {
      this.stack.pop();
    }
    this.stack.push(heading);
  }

  text(line: PlacedLine): void {
    if (!this.open) {
      const headings = this.stack.slice(-MOST_HEADINGS).map((heading) => heading.text);
      this.open = { headings, paragraphs: [] };
      this.page.push(this.open);
    }
    const { paragraphs } = this.open;
    const paragraph = paragraphs.at(-1);
    const { last } = this;
    if (!last || !paragraph || startsParagraph(this.reading, last, line, this.isFirst)) {
      paragraphs.push([line.start, line.end]);
      this.isFirst = true;
    } else {
      paragraphs[paragraphs.length - 1] = [paragraph[0], line.end];
      this.isFirst = false;
    }
    this.last = line;
  }
}

const lettersOf = (sections: readonly PageSection[]) =>
  sections
    .flatMap(({ paragraphs }) => paragraphs)
    .reduce((sum, [start, end]) => sum + end - start, 0);

/** The sections without the title of the document, which is no heading of a part of it. */
function withoutTitle(pages: PageSection[][], letters: number): PageSection[][] {
  const sections = pages.flat();
  const title = heaviest(
    sections.map((section) => [section.headings[0] ?? '', lettersOf([section])]),
  );
  const below = sections.filter(({ headings }) => headings[0] === title);
  if (!title || numberParts(title) > 0 || lettersOf(below) < letters * TITLE_SHARE) return pages;
  for (const section of below) section.headings = section.headings.slice(1);
  return pages;
}

/**
 * The sections of each page with their paragraphs, or null if the lines make no sense. Running
 * heads, page numbers and tables of contents are in none.
 */
export function readSections(
  pages: readonly (readonly PageLine[])[],
  isMonospace: (font: string) => boolean,
): PageSection[][] | null {
  const body = bodyOf(pages);
  const placed = pages.map(placeLines);
  const reading = { body, isMonospace };
  const sections = new Sections(reading);
  const read = withoutFurniture(placed, body).map((lines) => {
    const page = sections.startPage();
    let heading: PlacedLine | null = null;
    for (const [at, line] of lines.entries()) {
      const before = lines[at - 1];
      if (isHeading({ line, before, after: lines[at + 1] }, body, isMonospace)) {
        const goesOn =
          heading !== null &&
          heading === before &&
          heading.font === line.font &&
          Math.abs(heading.size / line.size - 1) <= SAME_SIZE &&
          heading.y - line.y < 2 * line.size &&
          numberParts(line.text) === 0;
        sections.heading(line, goesOn);
        heading = line;
      } else sections.text(line);
    }
    return page;
  });
  const letters = placed.flat().reduce((sum, { text }) => sum + text.length, 0);
  const kept = lettersOf(read.flat());
  return kept >= letters * LEAST_SHARE ? withoutTitle(read, kept) : null;
}
