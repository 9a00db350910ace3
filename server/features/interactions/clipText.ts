const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The beginning of a text, at most so many code points; no letter is parted from its marks. */
export function clipText(text: string, length: number): string {
  let clipped = '';
  let taken = 0;
  // So many units hold more code points than that; the segmenter's time grows with its text.
  for (const { segment } of graphemes.segment(text.slice(0, 2 * length + 2))) {
    taken += [...segment].length;
    if (taken > length) return clipped.trimEnd();
    clipped += segment;
  }
  return clipped;
}
