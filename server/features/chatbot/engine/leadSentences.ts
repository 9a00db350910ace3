import type { Passage, Source, SourcePage } from './source';
import { isProse, withoutHeading } from './prose';
import { splitSentences } from './splitSentences';

const MOST_SENTENCES = 3;
/** An abstract is near the beginning, and so is the first paragraph. */
const ABSTRACT_PAGES = 2;
const PARAGRAPH_PAGES = 6;
const LONGEST_ABSTRACT = 6_000;
/** This many sentences in a row count as a paragraph, not as a line of a title page. */
const SHORTEST_PARAGRAPH = 2;

const ABSTRACT = /\b(?:Abstract|ABSTRACT|A B S T R A C T)\b[\s.:—–-]{0,6}(?=\p{Lu})/u;
const NEXT_HEADING =
  /\b(?:(?:1|I)\.?\s{1,3}(?:Introduction|INTRODUCTION)|Keywords?|Key words|KEYWORDS|Index Terms|CCS Concepts)\b/;

/** The sentences of an abstract; none if the page has no abstract. */
function abstractSentences({ text }: SourcePage): string[] {
  const heading = ABSTRACT.exec(text);
  if (!heading) return [];
  const start = heading.index + heading[0].length;
  const rest = text.slice(start, start + LONGEST_ABSTRACT);
  const end = NEXT_HEADING.exec(rest)?.index ?? rest.length;
  return splitSentences(rest.slice(0, end)).filter((sentence) => isProse(sentence, 3));
}

/** The first consecutive sentences of running text. */
function paragraphSentences({ text }: SourcePage): string[] {
  let run: string[] = [];
  for (const sentence of splitSentences(text).map(withoutHeading)) {
    if (isProse(sentence)) run.push(sentence);
    else if (run.length >= SHORTEST_PARAGRAPH) break;
    else run = [];
    if (run.length === MOST_SENTENCES) break;
  }
  return run.length >= SHORTEST_PARAGRAPH ? run : [];
}

/**
 * Up to three sentences that begin a document: those of its abstract, or else of its first
 * paragraph. Empty if neither is found.
 */
export function leadSentences(source: Source): Passage[] {
  const tries = [
    ...source.pages.slice(0, ABSTRACT_PAGES).map((page) => [page, abstractSentences] as const),
    ...source.pages.slice(0, PARAGRAPH_PAGES).map((page) => [page, paragraphSentences] as const),
  ];
  for (const [page, read] of tries) {
    const sentences = read(page).slice(0, MOST_SENTENCES);
    if (sentences.length > 0) return sentences.map((text) => ({ source, page: page.page, text }));
  }
  return [];
}
