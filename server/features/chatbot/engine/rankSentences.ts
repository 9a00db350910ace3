import { kindsSaid } from './askedKinds';
import type { Coverage } from './coverage';
import { anyOf } from './coverage';
import { withPlainDashes, type Question } from './question';
import { termsOf } from './words/terms';

/** Neighbouring words of a question are near in a sentence if at most this many terms apart. */
const NEAR = 3;
/** The subject of a definition stands near its beginning. */
const MOST_SUBJECT_LETTERS = 120;
const MOST_SUBJECT_TERMS = 7;
const TINY_TERMS = 4;
const LONG_TERMS = 45;

const DEFINES =
  /\b(?:is|are|was|were|means?|refers? to|denotes?|provides?|describes?|stands? for|consists? of|lets?|allows?)\b/;
const CAPITALS = /^\p{Lu}[\p{Lu}\p{N}]{1,9}$/u;

/** How well a sentence answers a question by each sign, from 0 to 1. */
export interface SentenceSigns {
  coverage: number;
  /** With the sentences before and after it. */
  coverageAround: number;
  nearness: number;
  kind: number;
  definition: number;
  names: number;
}

/** A sentence of a passage with its signs, and whether it is a better one to mark. */
export interface RankedSentence {
  text: string;
  signs: SentenceSigns;
  /** Comparable within one passage. */
  score: number;
}

function nearness({ neighbours }: Question, terms: readonly string[]): number {
  if (neighbours.length === 0) return 0;
  const places = new Map<string, number[]>();
  for (const [at, term] of terms.entries()) places.set(term, [...(places.get(term) ?? []), at]);
  const near = neighbours.filter(([one, other]) =>
    places.get(one)?.some((at) => places.get(other)?.some((place) => Math.abs(place - at) <= NEAR)),
  );
  return near.length / neighbours.length;
}

/** Whether a sentence expands an abbreviation: `General Public License (GPL)`, or the reverse. */
const expands = (name: string, sentence: string) =>
  CAPITALS.test(name) && (sentence.includes(`(${name})`) || sentence.includes(`${name} (`));

/** Whether a sentence says what the subject of the question is. */
function definition(question: Question, sentence: string): number {
  if (!question.kinds.has('definition')) return 0;
  if (question.names.some((name) => expands(name, sentence))) return 1;
  const verb = DEFINES.exec(sentence.slice(0, MOST_SUBJECT_LETTERS));
  if (!verb) return 0;
  const subject = termsOf(sentence.slice(0, verb.index), question.language);
  if (subject.length > MOST_SUBJECT_TERMS) return 0;
  const wanted = question.terms.filter((term) => question.weight(term) === 1);
  const found = wanted.filter((term) => subject.includes(term)).length;
  return wanted.length === 0 || found < wanted.length ? 0 : found / subject.length;
}

function namesIn({ names }: Question, sentence: string): number {
  if (names.length === 0) return 0;
  const text = withPlainDashes(sentence);
  return names.filter((name) => text.includes(name)).length / names.length;
}

function penalty(sentence: string, length: number): number {
  const tiny = length < TINY_TERMS ? 0.5 : 0;
  const open = sentence.trimEnd().endsWith(':') ? 0.3 : 0;
  return tiny + open + (length > LONG_TERMS ? 0.2 : 0);
}

/** The sentences of a passage, the one to mark first. */
export function rankSentences(
  question: Question,
  coverage: Coverage,
  sentences: readonly string[],
): RankedSentence[] {
  const terms = sentences.map((text) => termsOf(text, question.language));
  const sets = terms.map((each) => new Set(each));
  const ranked = sentences.map((text, at): RankedSentence => {
    const own = sets[at] ?? new Set();
    const around = [sets[at - 1], own, sets[at + 1]].flatMap((set) => set ?? []);
    const signs = {
      coverage: coverage.of(own),
      coverageAround: coverage.of(anyOf(...around)),
      nearness: nearness(question, terms[at] ?? []),
      kind: kindsSaid(question.kinds, text),
      definition: definition(question, text),
      names: namesIn(question, text),
    };
    const score =
      signs.coverage * 1.8 +
      signs.definition * 0.8 +
      signs.kind * 0.25 -
      penalty(text, terms[at]?.length ?? 0);
    return { text, signs, score };
  });
  return ranked.sort((one, other) => other.score - one.score);
}
