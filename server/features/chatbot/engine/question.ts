import { trimEndOf } from '#server/platform/text';
import { kindsOf, type AskedKind } from './askedKinds';
import type { Language } from './words/language';
import { termsOf } from './words/terms';

/** Words common in questions about documents, which carry little of their topic. */
const ASKING: ReadonlySet<string> = new Set(
  termsOf(
    'paper study article document manual book guide text page author authors researchers report ' +
      'reported describe described explain mention discuss state give tell show use used using find ' +
      'found many much percent percentage number kind type sort name named called call main different ' +
      'difference make made work take took part carry carried do done happen big deep long get got ' +
      'today happened exactly need want start begin way thing something someone possible able help ' +
      'mean means know say said look program user good best whole entire certain actually one put ' +
      'count always several keep see own ever happens',
  ),
);
const ASKING_WEIGHT = 0.25;
const CONTEXT_WEIGHT = 0.5;

/** Only the first words of a longer question count: each costs a search through all passages. */
const MOST_TERMS = 40;
/** Longer words with signs are no names, and only so many of them are compared. */
const LONGEST_NAME = 40;
const MOST_NAMES = 10;

/** A parsed question. */
export interface Question {
  /** Distinct, at most 40. */
  terms: readonly string[];
  /** The weight of a term in the question. */
  weight: (term: string) => number;
  /** The kinds of things that it asks for; a definition has its subject among the terms. */
  kinds: ReadonlySet<AskedKind>;
  /** The terms that stand next to each other. */
  neighbours: readonly (readonly [string, string])[];
  language: Language;
  /** Its words that are written in a way of their own, such as `--track`, `read.table` or GPL. */
  names: readonly string[];
}

const NAMES_SUMMARY =
  /\b(summar\w*|overview|tl;?dr|main (points?|findings?|ideas?|contributions?|conclusions?)|key (points?|findings?|takeaways?))\b/i;
const ASKS_ABOUT_ALL =
  /\bwhat(?:['’]s| is| does| are) (this|the|it|these)\b.{0,30}\b(about|say|deal with)\??\s*$/i;

/** Whether a question names a summary or its like. */
export const namesSummary = (text: string): boolean => NAMES_SUMMARY.test(text);

/** Whether a question asks for a summary of the document. */
export const asksForSummary = (text: string): boolean =>
  namesSummary(text) || ASKS_ABOUT_ALL.test(text);

const AFTER = '"\'“”‘’()[]{}.,;:?!';
const BEFORE = /^["'“”‘’([{]+/u;
const OWN_WAY = /^-{1,2}\p{L}|\p{L}\p{Lu}|\p{L}\p{N}|[._\\/@$]\p{L}|\p{L}[-_]\p{L}/u;

/** A text with one kind of hyphen and minus sign, as people type it. */
export const withPlainDashes = (text: string): string => text.replaceAll(/\p{Dash}/gu, '-');

const namesIn = (text: string): string[] =>
  withPlainDashes(text)
    .split(/\s+/)
    .filter((word) => word.length <= LONGEST_NAME)
    .map((word) => trimEndOf(word.replace(BEFORE, ''), AFTER))
    .filter((word) => OWN_WAY.test(word))
    .slice(0, MOST_NAMES);

/**
 * Parses a question to documents in a language. Words of the context, such as the question before,
 * count half; its first text says what kind of thing is asked if the question itself does not.
 */
export function readQuestion(
  text: string,
  language: Language = 'en',
  context: readonly string[] = [],
): Question {
  const inOrder = termsOf(text, language);
  const own = new Set(inOrder);
  const terms = new Set([...inOrder, ...context.flatMap((each) => termsOf(each, language))]);
  const neighbours = inOrder
    .slice(1, MOST_TERMS)
    .map((term, at) => [inOrder[at] ?? '', term] as const)
    .filter(([one, other]) => one !== other);
  const kinds = kindsOf(text);
  return {
    terms: [...terms].slice(0, MOST_TERMS),
    weight: (term) => (ASKING.has(term) ? ASKING_WEIGHT : 1) * (own.has(term) ? 1 : CONTEXT_WEIGHT),
    kinds: kinds.size > 0 ? kinds : kindsOf(context[0] ?? ''),
    neighbours,
    names: namesIn(text),
    language,
  };
}
