import { nameKey } from '#domain/universities';
import { parseKeyword } from '#domain/words';

const WORD = /[\p{L}\p{M}\p{N}_]+/gu;

/** The words of a text in their comparison form, in order. */
const foldedWords = (text: string): string[] => nameKey(text).match(WORD) ?? [];

/** The distinct words of a keyword, folded, including those of hashtags. */
export function topicWords(keyword: string): string[] {
  const { words, hashtags } = parseKeyword(keyword);
  return [...new Set([...words, ...hashtags].flatMap(foldedWords))];
}

/**
 * The words of a text that start with a word of the topic, in lower case. Empty if any word of the
 * topic starts none of them.
 */
export function matchedBeginnings(text: string, topic: readonly string[]): string[] {
  const words = [...new Set(foldedWords(text))];
  const occursEach = topic.every((beginning) => words.some((word) => word.startsWith(beginning)));
  if (!occursEach) return [];
  return words.filter((word) => topic.some((beginning) => word.startsWith(beginning)));
}
