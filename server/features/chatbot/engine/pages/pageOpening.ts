import type { Passage, Source } from '../source';
import { splitSentences } from '../splitSentences';

/** The most characters quoted from the beginnings of the pages together. */
const LONGEST = 900;

/** The first sentences of a text, as one literal piece of it. */
function openingOf(text: string, longest: number): string {
  let end = 0;
  for (const sentence of splitSentences(text)) {
    const next = text.indexOf(sentence, end) + sentence.length;
    if (end > 0 && next > longest) break;
    end = next;
  }
  return text.slice(0, end).trim();
}

/** The beginning of each page of a source, without empty pages. */
export const pageOpenings = (source: Source): Passage[] =>
  source.pages
    .map(({ page, text }) => {
      return { source, page, text: openingOf(text, LONGEST / source.pages.length) };
    })
    .filter(({ text }) => text !== '');
