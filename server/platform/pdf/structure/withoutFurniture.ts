import type { Body } from './bodyOf';
import { heaviest } from './bodyOf';
import type { PlacedLine } from './placedLine';

/** The lines at the top and bottom of a page that may be running heads or page numbers. */
const EDGE_LINES = 2;
/** A line that is repeated on this share of the pages is no text, at any height. */
const OFTEN = 0.3;
/** A line at the usual height of running heads is one if this many pages have it. */
const FEWEST_REPEATS = 3;
/** Page numbers are in step with the pages on at least this share of them. */
const IN_STEP = 0.2;
const SAME_HEIGHT = 3;

/** Entries of a table of contents: a title, dots and a number. */
const LEADER = /(?:\. ?){4}|…{2}|_{4}/u;
const CONTENTS_SHARE = 0.25;
const SHORT_LETTERS = 70;

/** The first and last number of a line, such as that of its page. */
const NUMBER_AT_EDGE = /^(\d{1,5})(?!\d|\.\d)|(?<![\d.])(\d{1,5})$/g;

type Side = 'top' | 'bottom';
interface EdgeLine {
  line: PlacedLine;
  side: Side;
  /** The index of its page, from 0. */
  page: number;
}

const keyOf = ({ line, side }: EdgeLine) =>
  `${side} ${line.text.toLowerCase().replaceAll(/\d+/g, '#')}`;

function edgesOf(lines: readonly PlacedLine[], page: number): EdgeLine[] {
  const level = lines.filter((line) => line.level).sort((one, other) => other.y - one.y);
  const top = level.slice(0, EDGE_LINES).map((line): EdgeLine => ({ line, side: 'top', page }));
  const bottom = level.slice(EDGE_LINES).slice(-EDGE_LINES);
  return [...top, ...bottom.map((line): EdgeLine => ({ line, side: 'bottom', page }))];
}

/** The differences between the numbers at the ends of a line and that of its page. */
const stepsOf = ({ line, page }: EdgeLine): number[] =>
  Array.from(line.text.matchAll(NUMBER_AT_EDGE), ([number]) => Number(number) - page);

/** The running heads and page numbers of a document. */
function findFurniture(pages: readonly (readonly PlacedLine[])[], body: Body): Set<PlacedLine> {
  const edges = pages.flatMap(edgesOf);
  const repeats = new Map<string, number>();
  for (const edge of edges) repeats.set(keyOf(edge), (repeats.get(keyOf(edge)) ?? 0) + 1);
  const repeatsOf = (edge: EdgeLine) => repeats.get(keyOf(edge)) ?? 0;
  /** The height at which most repeated lines of a side stand. */
  const heightOf = (side: Side) =>
    heaviest(
      edges
        .filter((edge) => edge.side === side && repeatsOf(edge) >= FEWEST_REPEATS)
        .map(({ line }) => [Math.round(line.y), 1]),
    );
  const heights = { top: heightOf('top'), bottom: heightOf('bottom') };
  const isAtHeight = ({ line, side }: EdgeLine) =>
    Math.abs(line.y - (heights[side] ?? Infinity)) <= SAME_HEIGHT;
  const step = heaviest(edges.flatMap((edge) => stepsOf(edge).map((each) => [each, 1] as const)));
  const inStep = edges.filter((edge) => stepsOf(edge).includes(step ?? NaN));
  const isNumbered = inStep.length >= Math.max(FEWEST_REPEATS, pages.length * IN_STEP);
  const isPageNumber = (edge: EdgeLine) =>
    isNumbered && stepsOf(edge).includes(step ?? NaN) && edge.line.size <= body.size * 1.05;
  const furniture = edges.filter((edge) => {
    const often = Math.max(FEWEST_REPEATS, pages.length * OFTEN);
    if (repeatsOf(edge) >= often) return true;
    return isAtHeight(edge) && (repeatsOf(edge) >= FEWEST_REPEATS || isPageNumber(edge));
  });
  return new Set(furniture.map(({ line }) => line));
}

/** The lines of a page without entries of a table of contents. */
function withoutContents(lines: readonly PlacedLine[]): PlacedLine[] {
  const others = lines.filter(({ text }) => !LEADER.test(text));
  const isContents = lines.length - others.length > lines.length * CONTENTS_SHARE;
  return isContents ? others.filter(({ text }) => text.length >= SHORT_LETTERS) : others;
}

/**
 * The lines of each page that say something: without running heads, page numbers, tables of
 * contents, and lines that are not horizontal.
 */
export function withoutFurniture(
  pages: readonly (readonly PlacedLine[])[],
  body: Body,
): PlacedLine[][] {
  const furniture = findFurniture(pages, body);
  return pages.map((lines) =>
    withoutContents(lines.filter((line) => line.level && !furniture.has(line))),
  );
}
