import type { PageLine } from '../pageLines';

/** How most of a document's text is set. */
export interface Body {
  /** The height of its letters, in points. */
  size: number;
  font: string;
  /** The distance from one line to the next, in points. */
  leading: number;
}

/** The value with the highest total weight; undefined without values. */
export function heaviest<T>(values: Iterable<readonly [value: T, weight: number]>): T | undefined {
  const weights = new Map<T, number>();
  for (const [value, weight] of values) weights.set(value, (weights.get(value) ?? 0) + weight);
  let best: T | undefined;
  for (const [value, weight] of weights) {
    if (best === undefined || weight > (weights.get(best) ?? 0)) best = value;
  }
  return best;
}

const inTenths = (points: number) => Math.round(points * 10) / 10;
/** A line distance without one line to measure, in heights of the letters. */
const USUAL_LEADING = 1.2;

/** Finds how most of a document's text is set. */
export function bodyOf(pages: readonly (readonly PageLine[])[]): Body {
  const lines = pages.flat();
  const size = heaviest(lines.map((line) => [inTenths(line.size), line.text.length])) ?? 0;
  const isBody = (line: PageLine) => inTenths(line.size) === size;
  const font = heaviest(lines.filter(isBody).map((line) => [line.font, line.text.length])) ?? '';
  const gaps = pages.flatMap((page) =>
    page.slice(1).flatMap((line, at): [number, number][] => {
      const before = page[at];
      const gap = before ? before.y - line.y : 0;
      return before && isBody(line) && isBody(before) && gap > 0 ? [[inTenths(gap), 1]] : [];
    }),
  );
  return { size, font, leading: heaviest(gaps) ?? size * USUAL_LEADING };
}
