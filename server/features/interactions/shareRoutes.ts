import { calls } from '#contract/calls/index';
import type { Deps } from '#domain/deps';
import type { LimitRule } from '#server/platform/http/limits/limits';
import { route, type Route } from '#server/platform/http/route';
import { requireSame } from './interactionProblems';
import { readSharedPost } from './readSharedPost';
import { presentSharedPost } from './sharedPostPresenter';
import { sharePost, unsharePost } from './sharePost';

/** A link may be passed to a whole lecture hall behind one address. */
export const sharedPostLimit: LimitRule = {
  name: 'shared-post',
  points: 300,
  seconds: 300,
  key: ({ ip }) => ip,
};

/** Public links to posts. */
export function shareRoutes(deps: Deps): Route[] {
  return [
    route(calls.sharePost, async ({ caller, params, body }) => {
      requireSame('post_id', params.post_id, body.post_id);
      return { share_link: await sharePost(deps, caller.id, params.post_id) };
    }),
    route(calls.unsharePost, async ({ caller, params }) => {
      await unsharePost(deps, caller.id, params.post_id);
      return undefined;
    }),
    route(
      calls.readSharedPost,
      async ({ params }) => presentSharedPost(await readSharedPost(deps.db, params.token)),
      { limits: [sharedPostLimit] },
    ),
  ];
}
