import { calls } from '#contract/calls/index';
import { LIST_PAGE_SIZE } from '#contract/limits';
import type { Deps } from '../../deps';
import { notFound } from '../../platform/http/problem';
import { route, type Route } from '../../platform/http/route';
import { presentPost } from '../../presenters/postPresenter';
import { findUniversity } from '../../queries/findUniversity';
import { findDepartmentId, postedByDepartment } from './departmentPosts';
import { bearsAny, bearsOneOf, foldHashtag, widenHashtag } from './hashtagPosts';
import { listNewestPosts } from './newestPosts';
import { readUniversity } from './readUniversity';
import { listUniversities } from './universityRepository';

const noSuchUniversity = () => notFound('There is no such university.');

function postRoutes({ db }: Deps): Route[] {
  return [
    route(calls.listPostsByHashtag, async ({ caller, query }) => {
      const { hashtag, limit = LIST_PAGE_SIZE, offset = 0 } = query;
      const filter =
        hashtag === undefined ? bearsAny : bearsOneOf(await widenHashtag(db, foldHashtag(hashtag)));
      const posts = await listNewestPosts(db, caller.id, filter, { limit, offset });
      return { posts: posts.map(presentPost) };
    }),
    route(calls.listPostsOfDepartment, async ({ caller, params, query }) => {
      const { limit = LIST_PAGE_SIZE, offset = 0 } = query;
      const university = await findUniversity(db, params.university);
      if (!university) throw noSuchUniversity();
      const id = await findDepartmentId(db, university.id, params.department);
      if (id === null) throw notFound('There is no such department.');
      const page = { limit, offset };
      const posts = await listNewestPosts(db, caller.id, postedByDepartment(id), page);
      return { posts: posts.map(presentPost) };
    }),
  ];
}

/** Universities in lists and one by one, and the posts about and from them. */
export function universityRoutes(deps: Deps): Route[] {
  const { db } = deps;
  return [
    ...postRoutes(deps),
    route(calls.listTopUniversities, ({ caller, query }) => {
      const { limit = LIST_PAGE_SIZE, offset = 0 } = query;
      return listUniversities(db, caller.id, { order: 'members', limit, offset });
    }),
    route(calls.listUniversities, ({ caller, query }) => {
      const { limit = LIST_PAGE_SIZE, offset = 0, keyword } = query;
      return listUniversities(db, caller.id, { order: 'name', limit, offset, keyword });
    }),
    route(calls.readUniversity, async ({ caller, params }) => {
      const university = await readUniversity(db, caller.id, params.name);
      if (!university) throw noSuchUniversity();
      return university;
    }),
  ];
}
