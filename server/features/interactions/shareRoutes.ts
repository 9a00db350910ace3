import { calls } from '#contract/calls/index';
import type { Deps } from '#domain/deps';
import { sendStoredFile } from '#server/platform/files/sendStoredFile';
import type { LimitRule } from '#server/platform/http/limits/limits';
import { openedAt } from '#server/platform/http/openedAt';
import { requireSame, type Route, route } from '#server/platform/http/route';
import { readSharedFile } from './readSharedFile';
import { readSharedPost } from './readSharedPost';
import { presentSharedPost } from './sharedPostPresenter';
import { sharePost, unsharePost } from './sharePost';

/** A link may be shared with a whole lecture hall behind one address. */
export const sharedPostLimit: LimitRule = {
  name: 'shared-post',
  points: 300,
  seconds: 300,
  key: ({ ip }) => ip,
};

/** A page of ten pictures or a video requests its files many times. */
const sharedFileLimit: LimitRule = { ...sharedPostLimit, name: 'shared-file', points: 6_000 };

/** Public links to posts. */
export function shareRoutes(deps: Deps): Route[] {
  return [
    route(calls.sharePost, async ({ caller, params, body, request }) => {
      requireSame('post_id', params.post_id, body.post_id);
      const token = await sharePost(deps, caller.id, params.post_id);
      return { share_link: `${openedAt(deps.config, request)}/share/${token}` };
    }),
    route(calls.unsharePost, async ({ caller, params }) => {
      await unsharePost(deps, caller.id, params.post_id);
      return undefined;
    }),
    route(
      calls.readSharedPost,
      async ({ params: { token } }) =>
        presentSharedPost(await readSharedPost(deps.db, token), token),
      { limits: [sharedPostLimit] },
    ),
    route(
      calls.readSharedFile,
      async ({ params, request, reply }) => {
        const file = await readSharedFile(deps.db, params.token, params.file_id);
        // Revalidated for each request, because the link may have been withdrawn meanwhile.
        reply.headers({ 'cache-control': 'private, no-cache', 'x-robots-tag': 'noindex' });
        return sendStoredFile(request, reply, deps.storage, { file });
      },
      { limits: [sharedFileLimit], uncounted: true },
    ),
  ];
}
