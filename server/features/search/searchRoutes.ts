import { calls } from '#contract/calls/index';
import { LIST_PAGE_SIZE } from '#contract/limits';
import type { Deps } from '#domain/deps';
import { route, type Route } from '#server/platform/http/route';
import { presentPost } from '#domain/posts';
import { peopleRoutes } from './peopleRoutes';
import { searchPosts } from './searchPosts';

/** Finding posts by their words, and people by their topics. */
export function searchRoutes(deps: Deps): Route[] {
  return [
    ...peopleRoutes(deps),
    route(calls.searchPosts, async ({ caller, query }) => {
      const { keyword, limit = LIST_PAGE_SIZE, offset = 0 } = query;
      const found = await searchPosts(deps, caller.id, keyword, { limit, offset });
      return { posts: found.posts.map(presentPost), matched_words: found.matchedWords };
    }),
  ];
}
