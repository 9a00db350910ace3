import type { Passage, Source, SourcePage } from '../source';
import { splitSentences } from '../splitSentences';

/** The most characters quoted from the beginnings of the pages together. */
const LONGEST = 900;

/** The first sentences of a text up to a length, as one literal piece of it; at least one. */
export function openingOf(text: string, longest: number): string {
  let end = 0;
  for (const sentence of splitSentences(text)) {
    const next = text.indexOf(sentence, end) + sentence.length;
    if (end > 0 && next > longest) break;
    end = next;
  }
  return text.slice(0, end).trim();
}

/** The text of a page without its running head, if its lines were read. */
function textOf({ text, sections = [] }: SourcePage): string {
  const { headings = [], paragraphs: [[start] = [0]] = [] } = sections[0] ?? {};
  // The page may begin with the headings of its first paragraph.
  const starts = headings.map((heading) => text.indexOf(heading)).filter((at) => at >= 0);
  return text.slice(Math.min(start, ...starts));
}

/** The beginning of each page of a source, without empty pages. */
export const pageOpenings = (source: Source): Passage[] =>
  source.pages
    .map((page) => ({
      source,
      page: page.page,
      text: openingOf(textOf(page), LONGEST / source.pages.length),
    }))
    .filter(({ text }) => text !== '');
