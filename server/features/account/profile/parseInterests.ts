import { INTEREST_MAX_LENGTH, MAX_INTERESTS } from '#contract/limits';
import { badRequest } from '#server/platform/http/problem';
import { nameKey, tidyName } from '#domain/universities';

/**
 * Normalises interests: tidied, deduplicated regardless of case, in the order given. A comma
 * separates two interests, because they are shown as "a, b, c". Throws a 400 Problem for none, or
 * too many.
 */
export function parseInterests(given: readonly string[]): string[] {
  const byKey = new Map<string, string>();
  for (const interest of given.flatMap((value) => value.split(',')).map(tidyName)) {
    const key = nameKey(interest);
    if (key !== '' && !byKey.has(key)) byKey.set(key, interest);
  }
  const interests = [...byKey.values()];
  if (interests.length === 0) throw invalid('Please name at least one interest.');
  if (interests.length > MAX_INTERESTS)
    throw invalid(`Please name at most ${MAX_INTERESTS} interests.`);
  if (interests.some((interest) => [...interest].length > INTEREST_MAX_LENGTH)) {
    throw invalid(`Please keep an interest within ${INTEREST_MAX_LENGTH} characters.`);
  }
  return interests;
}

const invalid = (detail: string) => badRequest(detail, { fields_of_interest: detail });
