import { plainText, wordsIn } from '#contract/words/wordsIn';
import { parseKeyword } from '#domain/words';

/** The distinct words of a keyword without accents, including those of hashtags. */
export function topicWords(keyword: string): string[] {
  const { words, hashtags } = parseKeyword(keyword);
  const text = [...words, ...hashtags].join('\n');
  return [...new Set(plainText(text).split(' '))].filter((word) => word !== '');
}

/**
 * The words of a text that start with a word of the topic, in lower case. Empty if any word of the
 * topic starts none of them.
 */
export function matchedBeginnings(text: string, topic: readonly string[]): string[] {
  const words = new Map(Array.from(wordsIn(text), ({ spelling, plain }) => [spelling, plain]));
  const plainWords = [...words.values()];
  if (!topic.every((beginning) => plainWords.some((word) => word.startsWith(beginning)))) return [];
  return [...words].flatMap(([spelling, plain]) =>
    topic.some((beginning) => plain.startsWith(beginning)) ? [spelling] : [],
  );
}
