import { calls } from '#contract/calls/index';
import type { QueryOf } from '#contract/defineCall';
import { FEED_PAGE_SIZE } from '#contract/limits';
import type { Deps } from '../../deps';
import { route, type Route } from '../../platform/http/route';
import { presentPost } from '../../presenters/postPresenter';
import { postNotFound } from './postPolicy';
import { findPost, listFeedPage } from './postRepository';
import { createTextPost, deletePost, updateTextPost } from './postService';

type FeedQuery = QueryOf<typeof calls.listPosts> & { user_id?: number; before_id?: number };

/** The feed, and writing, changing and deleting notes. */
export function postRoutes(deps: Deps): Route[] {
  return [
    route(calls.createTextPost, async ({ caller, body }) =>
      presentPost(await createTextPost(deps, caller.id, body.content)),
    ),
    route(calls.updateTextPost, async ({ caller, params, body }) =>
      presentPost(await updateTextPost(deps, caller.id, params.id, body.content)),
    ),
    route(calls.deletePost, async ({ caller, params }) => {
      await deletePost(deps, caller.id, params.id);
      return undefined;
    }),
    route(calls.listPosts, async ({ caller, query }) => {
      const { limit = FEED_PAGE_SIZE, offset, user_id, before_id }: FeedQuery = query;
      const page = { limit, offset, userId: user_id, beforeId: before_id };
      return { posts: (await listFeedPage(deps.db, caller.id, page)).map(presentPost) };
    }),
    route(calls.readPost, async ({ caller, params }) => {
      const post = await findPost(deps.db, caller.id, params.id);
      if (!post) throw postNotFound();
      return presentPost(post);
    }),
  ];
}
