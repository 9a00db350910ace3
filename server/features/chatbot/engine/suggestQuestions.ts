import { eng } from 'stopword';
import { wordsIn, type Word } from '#contract/words/wordsIn';
import { joinCutWords } from '#contract/words/cutWords';
import { inSlices, yieldToMain } from '#server/platform/yieldToMain';
import * as texts from '../texts';
import { extractAnswer } from './extractAnswer';
import type { PassageIndex } from './passageIndex';
import type { Source } from './source';

const MOST = 4;
const MOST_PAIRS = 10;
const LETTERS = /^\p{L}[\p{L}\p{M}]{2,}$/u;
const BLANKS = /^\s+$/u;
const STOP_WORDS: ReadonlySet<string> = new Set(eng);

/** Common questions about papers, by the word that indicates them. */
const USUAL: readonly [word: RegExp, question: string][] = [
  [/\bresults?\b/i, texts.whatResults],
  [/\b(methods?|methodology)\b/i, texts.whichMethods],
  [/\blimitations?\b/i, texts.whatLimitations],
];

/** The most frequent pairs that occur more than once. */
function mostFrequent(counts: ReadonlyMap<string, number>): string[] {
  const repeated = [...counts].filter(([, count]) => count > 1);
  return repeated
    .sort(([, one], [, other]) => other - one)
    .slice(0, MOST_PAIRS)
    .map(([pair]) => pair);
}

const isTopical = ({ spelling }: Word) => LETTERS.test(spelling) && !STOP_WORDS.has(spelling);

/** Pairs of adjacent words that occur more than once, most frequent first. */
async function frequentPairs(pageTexts: readonly string[]): Promise<string[]> {
  const counts = new Map<string, number>();
  for (const text of pageTexts) {
    let before: Word | null = null;
    await inSlices(wordsIn(text), (word) => {
      const isPair =
        before !== null &&
        BLANKS.test(text.slice(before.end, word.start)) &&
        isTopical(before) &&
        isTopical(word);
      if (before !== null && isPair) {
        const written = (each: Word) => text.slice(each.start, each.end).toLowerCase();
        const pair = `${written(before)} ${written(word)}`;
        counts.set(pair, (counts.get(pair) ?? 0) + 1);
      }
      before = word;
    });
  }
  await yieldToMain();
  return mostFrequent(counts);
}

/** The common questions that the texts mention. */
async function usualQuestions(pageTexts: readonly string[]): Promise<string[]> {
  const given = new Set<string>();
  await inSlices(pageTexts, (text) => {
    for (const [word, question] of USUAL) {
      if (!given.has(question) && word.test(text)) given.add(question);
    }
  });
  return USUAL.flatMap(([, question]) => (given.has(question) ? [question] : []));
}

/** Suggested questions about a document that the document answers. */
export async function suggestQuestions(source: Source, index: PassageIndex): Promise<string[]> {
  const pageTexts: string[] = [];
  await inSlices(source.pages, (page) => pageTexts.push(joinCutWords(page.text)));
  const usual = await usualQuestions(pageTexts);
  const pairs = await frequentPairs(pageTexts);
  const questions = [texts.whatAbout];
  const used = new Set<string>();
  for (const question of [...usual, ...pairs.map(texts.whatAboutPair)]) {
    if (questions.length === MOST) break;
    const [best] = (await extractAnswer(index, question)).found;
    // Questions with the same answer count as one.
    if (!best || used.has(best.text)) continue;
    used.add(best.text);
    questions.push(question);
  }
  return questions;
}
