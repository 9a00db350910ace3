import type { FoundPerson } from '#contract/entities/person';
import type { Deps } from '../../deps';
import { findDepartments } from './peopleDepartments';
import { createFindInterests } from './peopleInterests';
import { presentFoundPeople } from './peopleMatches';
import { findPostsByAuthor } from './peoplePosts';
import { rankPeople } from './peopleRanking';
import { topicWords } from './peopleWords';
import { readPostQuery } from './postQuery';

/** Finds a page of the people who work on something, best first. */
export type SearchPeople = (
  readerId: number,
  keyword: string,
  page: { limit: number; offset: number },
) => Promise<FoundPerson[]>;

/**
 * Makes a search for people by topic. A text speaks for somebody where every word of the keyword
 * occurs in it: an interest or the names of department and university by the beginnings of their
 * words, posts as the search of posts finds them.
 */
export function createPeopleSearch(deps: Pick<Deps, 'db' | 'clock'>): SearchPeople {
  const { db } = deps;
  const findInterests = createFindInterests(deps);
  return async (readerId, keyword, page) => {
    const words = topicWords(keyword);
    const query = await readPostQuery(db, keyword);
    if (!query || words.length === 0) return [];
    const [interests, departmentIds, postsByAuthor] = await Promise.all([
      findInterests(keyword, words),
      findDepartments(db, words),
      findPostsByAuthor(db, readerId, query),
    ]);
    const topic = { words, query, interests, departmentIds, postsByAuthor };
    return presentFoundPeople(db, await rankPeople(db, readerId, topic, page), topic);
  };
}
