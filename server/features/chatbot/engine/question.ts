import { termsOf } from './terms';

/** Words common in questions about papers, which carry little of their topic. */
const ASKING: ReadonlySet<string> = new Set(
  termsOf(
    'paper study article document author authors researchers report reported describe described ' +
      'explain mention discuss state give tell show use used find found many much percent percentage ' +
      'number kind type name called main different make made work take took part carry carried do done ' +
      'happen big deep long get got today happened exactly',
  ),
);
const ASKING_WEIGHT = 0.25;

/** Only the first words of a longer question count: each costs a search through all sentences. */
const MOST_TERMS = 40;

/** A parsed question. */
export interface Question {
  /** Distinct, at most 40. */
  terms: string[];
  /** The weight of a term in the question. */
  weight: (term: string) => number;
  /** Whether the answer must contain a figure. */
  wantsNumber: boolean;
}

const WANTS_NUMBER =
  /\b(how (many|much|long|large|big|far|often|old|fast|high)|what (percentage|percent|share|fraction|proportion|year|number|accuracy|score|rate)|which year|when|in what year)\b/i;

const ASKS_FOR_SUMMARY =
  /\b(summar\w*|overview|tl;?dr|main (points?|findings?|ideas?|contributions?|conclusions?)|key (points?|findings?|takeaways?))\b|\bwhat (is|does|are) (this|the|it|these)\b.{0,30}\b(about|say|deal with)\??\s*$/i;

/** Whether a question asks for a summary of the document. */
export const asksForSummary = (text: string): boolean => ASKS_FOR_SUMMARY.test(text);

/** Parses a question. */
export function readQuestion(text: string): Question {
  return {
    terms: [...new Set(termsOf(text))].slice(0, MOST_TERMS),
    weight: (term) => (ASKING.has(term) ? ASKING_WEIGHT : 1),
    wantsNumber: WANTS_NUMBER.test(text),
  };
}
