import { calls } from '#contract/calls/index';
import { feedMessages } from '#contract/messages';
import type { Deps } from '../../deps';
import type { LimitRule } from '../../platform/http/limits';
import { notFound } from '../../platform/http/problem';
import { route, type Route } from '../../platform/http/route';
import { requireSame } from './interactionProblems';
import { findSharedPost } from './shareRepository';
import { presentSharedPost } from './sharedPostPresenter';
import { sharePost, unsharePost } from './shareService';

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
      async ({ params }) => {
        const post = await findSharedPost(deps.db, params.token);
        if (!post) throw notFound(feedMessages.sharedNotFound);
        return presentSharedPost(post);
      },
      { limits: [sharedPostLimit] },
    ),
  ];
}
