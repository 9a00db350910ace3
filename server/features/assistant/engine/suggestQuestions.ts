import { eng } from 'stopword';
import { joinCutWords } from '../../../platform/pdf/foldText';
import { createYield, inSlices } from '../../../platform/yieldToMain';
import { extractAnswer } from './extractAnswer';
import type { PassageIndex } from './passageIndex';
import type { Source } from './source';

const MOST = 4;
const WORD = /\p{L}[\p{L}\p{M}]{2,}/gu;
const STOP_WORDS: ReadonlySet<string> = new Set(eng);

const GENERAL = 'What is this document about?';
/** What is usual in papers, by the word that gives it away. */
const USUAL: readonly [word: RegExp, question: string][] = [
  [/\bresults?\b/i, 'What are the results?'],
  [/\b(methods?|methodology)\b/i, 'Which methods were used?'],
  [/\blimitations?\b/i, 'What are the limitations?'],
];

/** Pairs of words that stand beside each other more than once, most frequent first. */
async function frequentPairs(texts: readonly string[]): Promise<string[]> {
  const counts = new Map<string, number>();
  const isWord = (each: string) => each.match(WORD)?.[0] === each && !STOP_WORDS.has(each);
  const countPairs = (piece: string) => {
    const words = piece.split(/\s+/);
    words.forEach((word, index) => {
      const next = words[index + 1] ?? '';
      if (!isWord(word) || !isWord(next)) return;
      const pair = `${word} ${next}`;
      counts.set(pair, (counts.get(pair) ?? 0) + 1);
    });
  };
  const yieldToMain = createYield();
  for (const text of texts) {
    for (const piece of text.toLowerCase().split(/[^\p{L}\p{M}\s]+/u)) {
      countPairs(piece);
      await yieldToMain();
    }
  }
  return [...counts]
    .filter(([, count]) => count > 1)
    .sort(([, one], [, other]) => other - one)
    .map(([pair]) => pair);
}

/** First questions about a document, of which it answers each. */
export async function suggestQuestions(source: Source, index: PassageIndex): Promise<string[]> {
  const texts: string[] = [];
  await inSlices(source.pages, (page) => texts.push(joinCutWords(page.text)));
  const usual = USUAL.flatMap(([word, question]) =>
    texts.some((text) => word.test(text)) ? [question] : [],
  );
  const pairs = (await frequentPairs(texts)).slice(0, 10);
  const questions = [GENERAL];
  const used = new Set<string>();
  for (const question of [...usual, ...pairs.map((pair) => `What is said about “${pair}”?`)]) {
    if (questions.length === MOST) break;
    const [best] = (await extractAnswer(index, question)).sentences;
    // Two questions with one answer are one.
    if (!best || used.has(best.text)) continue;
    used.add(best.text);
    questions.push(question);
  }
  return questions;
}
