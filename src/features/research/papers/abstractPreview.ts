import { previewText } from '#shared/lib/previewText';
import { splitMaths } from '#contract/splitMaths';

const PREVIEW_LENGTH = 150;

/** Returns the beginning of an abstract, truncated at a word and never inside a formula. */
export function abstractPreview(abstract: string): string {
  const text = abstract.trim();
  const preview = previewText(text, PREVIEW_LENGTH);
  if (preview === text) return text;
  const end = preview.length - 1;
  const torn = splitMaths(text).find(
    (part) => part.tex !== undefined && part.start < end && part.start + part.text.length > end,
  );
  return torn ? `${text.slice(0, torn.start).trimEnd()}…` : preview;
}
