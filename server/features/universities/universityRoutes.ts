import { calls } from '#contract/calls/index';
import type { Deps } from '#domain/deps';
import { presentPost } from '#domain/posts';
import { pageOf, type Route, route } from '#server/platform/http/route';
import { listPostsByHashtag } from './listPostsByHashtag';
import { listPostsOfDepartment } from './listPostsOfDepartment';
import { listUniversities } from './listUniversities';
import { readUniversity } from './readUniversity';

/** Universities in lists and one by one, and the posts about and from them. */
export function universityRoutes(deps: Deps): Route[] {
  const { db } = deps;
  return [
    route(calls.listPostsByHashtag, async ({ caller, query }) => {
      const posts = await listPostsByHashtag(deps, caller.id, query.hashtag, pageOf(query));
      return { posts: posts.map(presentPost) };
    }),
    route(calls.listPostsOfDepartment, async ({ caller, params, query }) => {
      const posts = await listPostsOfDepartment(deps, caller.id, params, pageOf(query));
      return { posts: posts.map(presentPost) };
    }),
    route(calls.listTopUniversities, ({ caller, query }) =>
      listUniversities(db, caller.id, { ...pageOf(query), order: 'members' }),
    ),
    route(calls.listUniversities, ({ caller, query }) =>
      listUniversities(db, caller.id, {
        ...pageOf(query),
        order: 'name',
        keyword: query.keyword,
      }),
    ),
    route(calls.readUniversity, ({ caller, params }) => readUniversity(db, caller.id, params.name)),
  ];
}
