import type { FoundPerson } from '#contract/entities/person';
import type { Deps } from '#domain/deps';
import { findDepartments } from './peopleDepartments';
import { createFindInterests } from './peopleInterests';
import type { PeopleFilter } from './peopleFilter';
import { presentFoundPeople } from './peopleMatches';
import { rankPeople } from './peopleRanking';
import { topicWords } from './peopleWords';
import { findWritings } from './peopleWritings';

/** Finds a page of the people who work on a topic, best first. */
export type SearchPeople = (
  readerId: number,
  keyword: string,
  page: { limit: number; offset: number },
  filter?: PeopleFilter,
) => Promise<FoundPerson[]>;

/**
 * Creates a search for people by topic. A text matches if it contains every word of the keyword.
 * Interests, current work and the names of department and university match by word prefixes. Papers
 * and posts match like in their own searches.
 */
export function createPeopleSearch(deps: Pick<Deps, 'db' | 'clock'>): SearchPeople {
  const { db } = deps;
  const findInterests = createFindInterests(deps);
  return async (readerId, keyword, page, filter = {}) => {
    const words = topicWords(keyword);
    if (words.length === 0) return [];
    const writings = await findWritings(db, readerId, keyword, words);
    if (!writings) return [];
    const [interests, departmentIds] = await Promise.all([
      findInterests(keyword, words),
      findDepartments(db, words),
    ]);
    const { written } = writings;
    const people = await rankPeople(
      db,
      readerId,
      { interests, departmentIds, written, filter },
      page,
    );
    return presentFoundPeople(people, words, writings);
  };
}
