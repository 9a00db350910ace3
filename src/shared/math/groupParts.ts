import type { MathsPart } from './splitMaths';

/** Neighbouring parts of a text, which become elements of the page together. */
export interface PartGroup {
  readonly start: number;
  readonly parts: readonly MathsPart[];
}

/** Few enough that a browser makes their elements within a frame. */
export const GROUP_SIZE = 50;

/** Cuts the parts of a text into groups of at most GROUP_SIZE; nothing is left out. */
export function groupParts(parts: readonly MathsPart[]): PartGroup[] {
  return Array.from({ length: Math.ceil(parts.length / GROUP_SIZE) }, (_, index) => {
    const group = parts.slice(index * GROUP_SIZE, (index + 1) * GROUP_SIZE);
    return { start: group[0]?.start ?? 0, parts: group };
  });
}
