/**
 * Whitespace and hyphens change where lines break, and exponents may be written as `^(a/b)`, so
 * these characters are ignored.
 */
const UNCOUNTED = /[\s\u00AD\u200B\p{Dash}^_()]/u;

/**
 * Normalises a text for comparison: splits ligatures, parts letters from their marks, and ignores
 * whitespace, hyphens and case.
 */
function fold(
  text: string,
  tell: (start: number, end: number, units: number) => void = () => undefined,
): string {
  let folded = '';
  let offset = 0;
  for (const character of text) {
    for (const piece of character.normalize('NFKD').toLowerCase()) {
      if (UNCOUNTED.test(piece)) continue;
      folded += piece;
      tell(offset, offset + character.length, piece.length);
    }
    offset += character.length;
  }
  return folded;
}

/** Wraps a range of a text-only element in a mark. */
function markStretch(element: HTMLElement, start: number, end: number): HTMLElement {
  const text = element.textContent;
  const mark = document.createElement('mark');
  mark.textContent = text.slice(start, end);
  element.replaceChildren(text.slice(0, start), mark, text.slice(end));
  return mark;
}

/**
 * Highlights a quote that spans several text elements; returns the marks, or none if the quote is
 * missing.
 */
export function markQuote(elements: readonly HTMLElement[], quote: string): HTMLElement[] {
  // For each unit of the folded text: its element, and the start and end of its character. Flat
  // number arrays, because a page has many.
  const owners: number[] = [];
  const starts: number[] = [];
  const ends: number[] = [];
  const all = elements.map((each, element) =>
    fold(each.textContent, (start, end, units) => {
      for (let unit = 0; unit < units; unit += 1) {
        owners.push(element);
        starts.push(start);
        ends.push(end);
      }
    }),
  );
  const wanted = fold(quote);
  const start = wanted === '' ? -1 : all.join('').indexOf(wanted);
  if (start < 0) return [];
  const stretches = new Map<number, { start: number; end: number }>();
  for (let unit = start; unit < start + wanted.length; unit += 1) {
    const [owner = 0, from = 0, to = 0] = [owners[unit], starts[unit], ends[unit]];
    const stretch = stretches.get(owner);
    if (stretch) stretch.end = to;
    else stretches.set(owner, { start: from, end: to });
  }
  return [...stretches].flatMap(([place, stretch]) => {
    const element = elements[place];
    return element ? [markStretch(element, stretch.start, stretch.end)] : [];
  });
}
