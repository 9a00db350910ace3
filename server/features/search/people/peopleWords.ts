import { wordsIn, type Word } from '#contract/words/wordsIn';
import { groupsIn, joinedUntil, mergedAtEnd, mergedWord, parseKeyword } from '#domain/words';

/** A power, such as `10^6`, is one number. */
const wordsOf = (group: readonly Word[]): readonly Word[] => {
  const merged = group.some(({ sign }) => sign.startsWith('^')) ? mergedWord(group) : null;
  return merged ? [merged] : group;
};

/** The distinct words of a keyword without accents, including those of hashtags. */
export function topicWords(keyword: string): string[] {
  const { words, hashtags } = parseKeyword(keyword);
  const text = [...words, ...hashtags].join('\n');
  return [
    ...new Set(
      groupsIn(text)
        .flatMap(wordsOf)
        .map(({ plain }) => plain),
    ),
  ];
}

/**
 * The plain words of a text by their spelling; those that signs join, such as `e-mail`, also as
 * one.
 */
function plainWordsOf(text: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  let joined: Word[] = [];
  for (const word of wordsIn(text)) {
    joined = joinedUntil(joined, word);
    found.set(word.spelling, word.plain);
    for (const { start, end, plain } of mergedAtEnd(joined))
      found.set(text.slice(start, end), plain);
  }
  return found;
}

/**
 * The words of a text that start with a word of the topic, in lower case. Empty if any word of the
 * topic starts none of them.
 */
export function matchedBeginnings(text: string, topic: readonly string[]): string[] {
  const words = [...plainWordsOf(text.toLowerCase())];
  const isFound = (beginning: string) => words.some(([, plain]) => plain.startsWith(beginning));
  if (!topic.every(isFound)) return [];
  return words.flatMap(([spelling, plain]) =>
    topic.some((beginning) => plain.startsWith(beginning)) ? [spelling] : [],
  );
}
