import type { FoundPerson } from '#contract/entities/person';
import type { Deps } from '#domain/deps';
import { findDepartments } from './peopleDepartments';
import { createFindInterests } from './peopleInterests';
import { presentFoundPeople } from './peopleMatches';
import { rankPeople } from './peopleRanking';
import { topicWords } from './peopleWords';
import { findWritings } from './peopleWritings';

/** Finds a page of the people who work on something, best first. */
export type SearchPeople = (
  readerId: number,
  keyword: string,
  page: { limit: number; offset: number },
) => Promise<FoundPerson[]>;

/**
 * Makes a search for people by topic. A text speaks for somebody where every word of the keyword
 * occurs in it: an interest, current work or the names of department and university by the
 * beginnings of their words, papers and posts as the searches for them find them.
 */
export function createPeopleSearch(deps: Pick<Deps, 'db' | 'clock'>): SearchPeople {
  const { db } = deps;
  const findInterests = createFindInterests(deps);
  return async (readerId, keyword, page) => {
    const words = topicWords(keyword);
    if (words.length === 0) return [];
    const writings = await findWritings(db, readerId, keyword, words);
    if (!writings) return [];
    const [interests, departmentIds] = await Promise.all([
      findInterests(keyword, words),
      findDepartments(db, words),
    ]);
    const { written } = writings;
    const people = await rankPeople(db, readerId, { interests, departmentIds, written }, page);
    return presentFoundPeople(people, words, writings);
  };
}
