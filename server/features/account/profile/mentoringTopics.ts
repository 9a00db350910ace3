import { nameKey } from '#domain/universities';

/**
 * The topics that are among the interests, each once and in the spelling of the interest. `isAll`
 * says whether each of them is.
 */
export function topicsAmong(
  interests: readonly string[],
  given: readonly string[],
): { topics: string[]; isAll: boolean } {
  const byKey = new Map(interests.map((interest) => [nameKey(interest), interest]));
  const found = given.map((topic) => byKey.get(nameKey(topic)));
  const topics = found.filter((topic) => topic !== undefined);
  return { topics: [...new Set(topics)], isAll: topics.length === found.length };
}
