import type { MathsPart } from '#contract/splitMaths';

/** Adjacent parts of a text that are rendered together. */
export interface PartGroup {
  readonly start: number;
  readonly parts: readonly MathsPart[];
}

/** Few enough that a browser creates their elements within a frame. */
export const GROUP_SIZE = 50;

/** Splits the parts of a text into groups of at most GROUP_SIZE. Nothing is omitted. */
export function groupParts(parts: readonly MathsPart[]): PartGroup[] {
  return Array.from({ length: Math.ceil(parts.length / GROUP_SIZE) }, (_, index) => {
    const group = parts.slice(index * GROUP_SIZE, (index + 1) * GROUP_SIZE);
    return { start: group[0]?.start ?? 0, parts: group };
  });
}
