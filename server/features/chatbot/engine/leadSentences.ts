import type { Passage, Source, SourcePage } from './source';
import { leadsBySection } from './leadsBySection';
import { isProse, withoutHeading } from './prose';
import { splitSentences } from './splitSentences';

/** An abstract is near the beginning, and so is the first paragraph. */
const ABSTRACT_PAGES = 2;
const PARAGRAPH_PAGES = 6;
const LONGEST_ABSTRACT = 6_000;
/** This many sentences in a row count as a paragraph, not as a line of a title page. */
const SHORTEST_PARAGRAPH = 2;

const ABSTRACT = /\b(?:Abstract|ABSTRACT|A B S T R A C T)\b[\s.:—–-]{0,6}(?=\p{Lu})/u;
const NEXT_HEADING =
  /\b(?:(?:1|I)\.?\s{1,3}(?:Introduction|INTRODUCTION)|Keywords?|Key words|KEYWORDS|Index Terms|CCS Concepts)\b/;
const INTRODUCTION = /\b(?:1|I)\.?\s{1,3}(?:Introduction|INTRODUCTION)\s{1,3}(?=\p{Lu})/u;

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
function firstRun(text: string, most: number): string[] {
  let run: string[] = [];
  for (const sentence of splitSentences(text).map(withoutHeading)) {
    if (isProse(sentence)) run.push(sentence);
    else if (run.length >= SHORTEST_PARAGRAPH) break;
    else run = [];
    if (run.length === most) break;
  }
  return run.length >= SHORTEST_PARAGRAPH ? run : [];
}

function introductionSentences({ text }: SourcePage, most: number): string[] {
  const heading = INTRODUCTION.exec(text);
  return heading ? firstRun(text.slice(heading.index + heading[0].length), most) : [];
}

const paragraphSentences = ({ text }: SourcePage, most: number): string[] => firstRun(text, most);

/** The beginning of a document whose lines were not read as sections. */
function leadsByText(source: Source, most: number): Passage[] {
  const opening = source.pages.slice(0, ABSTRACT_PAGES);
  const tries = [
    ...opening.map((page) => [page, abstractSentences] as const),
    ...opening.map((page) => [page, introductionSentences] as const),
    ...source.pages.slice(0, PARAGRAPH_PAGES).map((page) => [page, paragraphSentences] as const),
  ];
  for (const [page, read] of tries) {
    const sentences = read(page, most).slice(0, most);
    if (sentences.length > 0) return sentences.map((text) => ({ source, page: page.page, text }));
  }
  return [];
}

/**
 * Up to so many sentences that begin a document: those of its abstract or introduction, or else of its
 * first paragraph of prose. Empty if none is found.
 */
export function leadSentences(source: Source, most: number): Passage[] {
  const found = leadsBySection(source, most);
  return found.length > 0 ? found : leadsByText(source, most);
}
