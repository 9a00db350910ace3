import { isProse } from './prose';
import type { Passage, Source } from './source';
import { splitSentences } from './splitSentences';

/** A manual may have a dozen pages of contents before its introduction. */
const MOST_PAGES = 30;
/** A single sentence may be a line of a title page. */
const FEWEST_SENTENCES = 2;
/** The terms of a sentence in a paragraph that has a longer one. */
const FEWEST_TERMS = 3;
/** Names of programs begin a sentence in small letters. */
const ANY_LETTER = /^\p{L}/u;
const LONGEST_HEADING = 40;
/** Only the beginning of a paragraph is read. */
const LONGEST_BEGINNING = 2_000;

const NUMBER = String.raw`^(?:(?:chapter|kapitel) )?(?:[\divx]{1,4}(?:\.\d{1,2}){0,4}\.? )?`;
const headed = (words: string) => new RegExp(`${NUMBER}(?:${words})(?![\\p{L}\\p{M}])`, 'iu');
/** Headings of the texts that say what a document is about, the best first. */
const WANTED: readonly RegExp[] = [
  headed('abstract|summary|executive summary|zusammenfassung|সারসংক্ষেপ|সারাংশ'),
  headed('introduction|overview|einleitung|einführung|überblick|ভূমিকা'),
  headed('preface|foreword|about|vorwort|über|প্রাক্কথন'),
];
/** Paragraphs about the document's edition, rights and authors. */
const IMPRINT =
  /copyright|©|permission is|redistribut|trademark|licens(?:e|ing) conditions|public domain|free software|dedicat|warranty|published online|correspondence|\bedition \d|e-?mail|@/i;

/** A paragraph as the sections of its page have it. */
interface Paragraph {
  page: number;
  headings: readonly string[];
  text: string;
}

function* paragraphsOf(source: Source): Generator<Paragraph> {
  for (const { page, text, sections = [] } of source.pages.slice(0, MOST_PAGES)) {
    for (const { headings, paragraphs } of sections) {
      for (const [start, end] of paragraphs) {
        const read = text.slice(start, Math.min(end, start + LONGEST_BEGINNING));
        yield { page, headings, text: read };
      }
    }
  }
}

/** The sentences of a paragraph of running text; none of any other paragraph. */
function proseIn({ text }: Paragraph): string[] {
  if (IMPRINT.test(text)) return [];
  const sentences = splitSentences(text);
  if (!sentences.some((sentence) => isProse(sentence))) return [];
  const end = sentences.findIndex((sentence) => !isProse(sentence, FEWEST_TERMS, ANY_LETTER));
  return end === -1 ? sentences : sentences.slice(0, end);
}

/** The first sentences of running text below one heading, if there are enough. */
function firstRun(source: Source, paragraphs: readonly Paragraph[], most: number): Passage[] {
  let run: Passage[] = [];
  let below: string | undefined;
  for (const paragraph of paragraphs) {
    const { page, headings } = paragraph;
    if (headings[0] !== below) run = [];
    [below] = headings;
    run.push(...proseIn(paragraph).map((text) => ({ source, page, text })));
    if (run.length >= FEWEST_SENTENCES) return run.slice(0, most);
  }
  return [];
}

/**
 * The first sentences, at most so many, of the abstract, introduction or preface of a document, or
 * else of its first paragraph of prose. Empty if the lines of the document were not read as sections.
 */
export function leadsBySection(source: Source, most: number): Passage[] {
  const paragraphs = [...paragraphsOf(source)];
  for (const wanted of WANTED) {
    const isWanted = (words: string) => wanted.test(words.trim());
    // A heading without a number may have been read as a paragraph.
    const first = paragraphs.findIndex(
      ({ headings, text }) =>
        headings.some(isWanted) || (text.length <= LONGEST_HEADING && isWanted(text)),
    );
    if (first === -1) continue;
    const { headings: [top] = [] } = paragraphs[first] ?? {};
    const below = paragraphs.slice(first);
    const end = below.findIndex(({ headings }) => headings[0] !== top);
    const found = firstRun(source, below.slice(0, end === -1 ? below.length : end), most);
    if (found.length > 0) return found;
  }
  return firstRun(source, paragraphs, most);
}
