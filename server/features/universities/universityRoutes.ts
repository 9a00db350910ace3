import { calls } from '#contract/calls/index';
import { POST_IDS_MAX } from '#contract/limits';
import type { Deps } from '#domain/deps';
import { findNewestIds, presentPost, type PostFilter } from '#domain/posts';
import { pageOf, type PageQuery, type Route, route } from '#server/platform/http/route';
import { departmentFilter } from './departmentFilter';
import { hashtagFilter } from './hashtagFilter';
import { listNewestPosts } from './listNewestPosts';
import { listUniversities } from './listUniversities';
import { readUniversity } from './readUniversity';

/** Universities in lists and one by one, and the posts about and from them. */
export function universityRoutes(deps: Deps): Route[] {
  const { db } = deps;
  /** A page of the newest posts; their ids if no page was requested. */
  const listPosts = async (readerId: number, filter: PostFilter, query: PageQuery) => {
    const isPaged = query.limit !== undefined || query.offset !== undefined;
    if (!isPaged) return findNewestIds(db, readerId, filter, { limit: POST_IDS_MAX, offset: 0 });
    const posts = await listNewestPosts(deps, readerId, filter, pageOf(query));
    return { posts: posts.map(presentPost) };
  };
  return [
    route(calls.listPostsByHashtag, async ({ caller, query }) =>
      listPosts(caller.id, await hashtagFilter(db, query.hashtag), query),
    ),
    route(calls.listPostsOfDepartment, async ({ caller, params, query }) =>
      listPosts(caller.id, await departmentFilter(db, params), query),
    ),
    route(calls.listTopUniversities, ({ caller, query }) =>
      listUniversities(db, caller.id, {
        ...pageOf(query),
        order: 'members',
        departments: query.limit_departments,
      }),
    ),
    route(calls.listUniversities, ({ caller, query }) =>
      listUniversities(db, caller.id, {
        ...pageOf(query),
        order: 'name',
        keyword: query.keyword,
        departments: query.limit_departments,
      }),
    ),
    route(calls.readUniversity, ({ caller, params }) => readUniversity(db, caller.id, params.name)),
  ];
}
