import { calls } from '#contract/calls/index';
import type { QueryOf } from '#contract/defineCall';
import { FEED_PAGE_SIZE } from '#contract/limits';
import type { Deps } from '#domain/deps';
import { route, type Route } from '#server/platform/http/route';
import { createPostBodies, findPost, presentPost, type PostReading } from '#domain/posts';
import { deletePost } from './deletePost';
import { createDocumentPost, updateDocumentPost } from './writeDocumentPost';
import { createMediaPost, updateMediaPost } from './writeMediaPost';
import { listFeedPage } from './listFeedPage';
import { createTextPost, updateTextPost } from './writeTextPost';
import { listScopePage } from './views/listScopePage';

type FeedQuery = QueryOf<typeof calls.listPosts> & { user_id?: number; before_id?: number };

function readingRoutes(deps: Deps & PostReading): Route[] {
  return [
    route(calls.listPosts, async ({ caller, query }) => {
      const {
        limit = FEED_PAGE_SIZE,
        offset = 0,
        user_id,
        before_id,
        post_type,
        scope = 'everyone',
      }: FeedQuery = query;
      const page = { limit, offset, userId: user_id, beforeId: before_id, kind: post_type };
      const posts =
        scope === 'everyone'
          ? await listFeedPage(deps, caller.id, page)
          : await listScopePage(deps, caller.id, scope, page);
      return { posts, scope };
    }),
    route(calls.readPost, async ({ caller, params }) => {
      const post = presentPost(await findPost(deps.db, caller.id, params.id, deps.clock.now()));
      return { ...post, post };
    }),
  ];
}

function fileRoutes(deps: Deps): Route[] {
  return [
    route(calls.createMediaPost, async ({ caller, body, files: { media_file = [] } }) =>
      presentPost(await createMediaPost(deps, caller.id, body, media_file)),
    ),
    route(calls.updateMediaPost, async ({ caller, params, body, files: { media_file = [] } }) => {
      const wanted = { callerId: caller.id, id: params.id };
      return presentPost(await updateMediaPost(deps, wanted, body, media_file));
    }),
    route(calls.createDocumentPost, async ({ caller, body, files: { document_file = [] } }) =>
      presentPost(await createDocumentPost(deps, caller.id, body, document_file)),
    ),
    route(
      calls.updateDocumentPost,
      async ({ caller, params, body, files: { document_file = [] } }) => {
        const wanted = { callerId: caller.id, id: params.id };
        return presentPost(await updateDocumentPost(deps, wanted, body, document_file));
      },
    ),
  ];
}

/**
 * The feed, and writing, changing and deleting posts. Events have routes of their own. Pages are
 * read through the cache `postBodies`.
 */
export function postRoutes(deps: Deps, postBodies = createPostBodies()): Route[] {
  return [
    ...readingRoutes({ ...deps, postBodies }),
    ...fileRoutes(deps),
    route(calls.createTextPost, async ({ caller, body }) =>
      presentPost(await createTextPost(deps, caller.id, body)),
    ),
    route(calls.updateTextPost, async ({ caller, params, body }) =>
      presentPost(await updateTextPost(deps, caller.id, params.id, body.content)),
    ),
    route(calls.deletePost, async ({ caller, params, ip }) => {
      await deletePost(deps, { callerId: caller.id, ip }, params.id);
      return undefined;
    }),
  ];
}
