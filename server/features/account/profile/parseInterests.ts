import { INTEREST_MAX_LENGTH, MAX_INTERESTS } from '#contract/limits';
import { splitList } from '#contract/typed/splitList';
import { badRequest } from '#server/platform/http/problem';
import { nameKey, tidyName } from '#domain/universities';
import * as texts from '../texts';

/**
 * Normalises interests: tidied, deduplicated regardless of case, in the order given. The signs of a
 * list separate two interests, because they are shown as "a, b, c". Throws a 400 Problem for none,
 * or too many.
 */
export function parseInterests(given: readonly string[]): string[] {
  const byKey = new Map<string, string>();
  for (const interest of given.flatMap(splitList).map(tidyName)) {
    const key = nameKey(interest);
    if (key !== '' && !byKey.has(key)) byKey.set(key, interest);
  }
  const interests = [...byKey.values()];
  if (interests.length === 0) throw invalid(texts.nameInterest);
  if (interests.length > MAX_INTERESTS) throw invalid(texts.tooManyInterests(MAX_INTERESTS));
  if (interests.some((interest) => [...interest].length > INTEREST_MAX_LENGTH)) {
    throw invalid(texts.interestTooLong(INTEREST_MAX_LENGTH));
  }
  return interests;
}

const invalid = (detail: string) => badRequest(detail, { fields_of_interest: detail });
