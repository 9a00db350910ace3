import { calls } from '#contract/calls/index';
import type { SearchSection } from '#contract/entities/search';
import { SEARCH_SECTION_SIZE, SEARCH_SECTIONS } from '#contract/limits';
import type { Deps } from '#domain/deps';
import { pageOf, route, type Route } from '#server/platform/http/route';
import { presentPost } from '#domain/posts';
import { findMatchedWords } from './matchedWords';
import type { OtherSearches } from './everything/otherSearches';
import { peopleRoutes } from './people/peopleRoutes';
import { searchAll } from './everything/searchAll';
import { readFoundEvents } from './everything/searchEvents';
import { findPosts, readFoundPosts } from './searchPosts';

/** One search for every half second of typing. */
const searchAllLimit = { name: 'search-all', points: 120, seconds: 60 };

/** The sections that a query names, or all. The contract allows only names of sections. */
const readSections = (names: string | undefined) =>
  names === undefined ? SEARCH_SECTIONS : (names.split(',') as SearchSection[]);

/** Finding posts and events by their words, people by their topics and names, and all at once. */
export function searchRoutes(deps: Deps, others: OtherSearches): Route[] {
  const { db } = deps;
  return [
    ...peopleRoutes(deps),
    route(calls.searchPosts, async ({ caller, query }) => {
      const search = await findPosts(db, caller.id, query.keyword);
      if (!search) return { posts: [], matched_words: [] };
      const posts = await readFoundPosts(deps, caller.id, search, pageOf(query));
      return {
        posts: posts.map(presentPost),
        matched_words: await findMatchedWords(search.query, posts),
      };
    }),
    route(calls.searchEvents, async ({ caller, query }) => {
      const search = await findPosts(db, caller.id, query.keyword);
      if (!search) return { events: [], matched_words: [] };
      const page = pageOf(query);
      const found = await readFoundEvents(deps, others, caller.id, { search, page });
      return { events: found.events, matched_words: found.matchedWords };
    }),
    route(calls.searchAll, async ({ caller, query }) => {
      await deps.limits.consume(searchAllLimit, String(caller.id));
      const { keyword, limit = SEARCH_SECTION_SIZE, sections } = query;
      const wanted = { keyword, limit, sections: readSections(sections) };
      return searchAll(deps, others, caller.id, wanted);
    }),
  ];
}
