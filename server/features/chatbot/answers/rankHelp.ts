import { helpGroups, helpSections } from '#contract/help';
import { wordsIn } from '#contract/words/wordsIn';
import { synonymsOf } from '../engine/words/synonyms';
import { termsOf } from '../engine/words/terms';

/** How much a term of a question counts where it is found: itself or a synonym, in title or text. */
const IN_TITLE = 1;
const IN_TEXT = 0.6;
const RELATED = 0.5;
/** How much a title counts that says nothing else than the question. */
const TITLE_SHARE = 0.15;
/** How much two words count that stand side by side in the question and in the title. */
const IN_A_ROW = 0.1;

const LONGEST_QUESTION = 500;

/** Interchangeable pronouns, which don't help to choose a section. */
const SOMEONE = /\b(?:some|any)(?:body|one)\b/gi;
const LINK = /\[([^[\]]+)\]\([^()]*\)/g;
/** Words that don't help to choose the section that answers a question. */
const VAGUE: ReadonlySet<string> = new Set(
  termsOf(
    'work works people person somebody someone something anything nothing thing made way want need like know tell help ' +
      'please use make find show give possible able allowed option feature button page site',
  ),
);
/** Words that many questions have, and a few sections. */
const FAINT: ReadonlySet<string> = new Set(
  termsOf('quad asku see get become turn go come long often many'),
);
const FAINT_WEIGHT = 0.25;
/** Words of the headings that questions to papers have as often. */
const EVERYWHERE: ReadonlySet<string> = new Set(
  termsOf('people paper research report others assistant'),
);

/** A text of the help without its links. */
export const plainHelp = (text: string): string => text.replace(LINK, '$1');

/** The words of a text that say what it is about. */
const distinctiveTerms = (text: string): string[] =>
  [...new Set(termsOf(text.replace(SOMEONE, ' ')))].filter((term) => !VAGUE.has(term));

/** Those of a question; a longer one is none about Quad. */
const askedTerms = (question: string): string[] =>
  distinctiveTerms(question.slice(0, LONGEST_QUESTION));

/** The words of a text with the next one each, such as “session log”. */
function pairsOf(text: string): string[] {
  const words = Array.from(wordsIn(text), ({ plain }) => plain);
  return words.slice(1).map((word, at) => `${words[at] ?? ''} ${word}`);
}

const sections = helpSections.map(({ title, text }) => ({
  pairs: new Set(pairsOf(title)),
  title: new Set(distinctiveTerms(title)),
  text: new Set(distinctiveTerms(plainHelp(text))),
}));
/** The terms of the headings: the things that Quad consists of, such as posts and events. */
const things = new Set(
  helpGroups.flatMap(({ title }) => termsOf(title)).filter((term) => !EVERYWHERE.has(term)),
);

function rarity(term: string): number {
  const found = sections.filter(({ title, text }) => title.has(term) || text.has(term)).length;
  return Math.log(1 + (sections.length - found + 0.5) / (found + 0.5));
}

/** How well a section has a term, from 0 to 1. */
function match({ title, text }: (typeof sections)[number], term: string): number {
  if (title.has(term)) return IN_TITLE;
  const related = synonymsOf(term);
  return Math.max(
    text.has(term) ? IN_TEXT : 0,
    related.some((other) => title.has(other)) ? IN_TITLE * RELATED : 0,
    related.some((other) => text.has(other)) ? IN_TEXT * RELATED : 0,
  );
}

/** The best section of the help for a question, and how much of the question it covers, from 0 to 1. */
export function rankHelp(question: string): { section: number; covered: number } {
  const terms = askedTerms(question).map((term) => ({
    term,
    worth: rarity(term) * (FAINT.has(term) ? FAINT_WEIGHT : 1),
  }));
  const all = terms.reduce((sum, { worth }) => sum + worth, 0);
  const pairs = pairsOf(question.slice(0, LONGEST_QUESTION));
  const ranked = sections.map((section, at) => {
    const found = terms.reduce((sum, { term, worth }) => sum + worth * match(section, term), 0);
    const inTitle = terms.filter(({ term }) => section.title.has(term)).length;
    const covered = all === 0 ? 0 : found / all;
    const share = inTitle / (section.title.size || 1);
    const inARow = pairs.some((pair) => section.pairs.has(pair)) ? IN_A_ROW : 0;
    return { section: at, covered, score: covered + share * TITLE_SHARE + inARow };
  });
  return ranked.reduce((best, each) => (each.score > best.score ? each : best));
}

/** The number of terms of a question that the help doesn't have. */
const countUnknown = (terms: readonly string[]): number =>
  terms.filter((term) => !sections.some(({ title, text }) => title.has(term) || text.has(term)))
    .length;

/** Whether a question names a thing of Quad, such as a post, and little that the help doesn't know. */
export function namesThing(question: string): boolean {
  const terms = askedTerms(question);
  return terms.some((term) => things.has(term)) && countUnknown(terms) < 2;
}
