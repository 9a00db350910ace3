import { calls } from '#contract/calls/index';
import type { Deps } from '#domain/deps';
import type { LimitRule } from '#server/platform/http/limits/limits';
import { route, type Route } from '#server/platform/http/route';
import { deleteComment } from './deleteComment';
import { editComment } from './editComment';
import { readComment } from './readComment';

/** One comment: reading, editing and deleting it. An edit counts as a comment. */
export function commentRoutes(deps: Deps, commentLimit: LimitRule): Route[] {
  return [
    route(calls.readComment, ({ caller, params }) =>
      readComment(deps.db, caller.id, params.comment_id),
    ),
    route(
      calls.editComment,
      ({ caller, params, body }) =>
        editComment(deps, caller.id, { id: params.comment_id, content: body.content }),
      { limits: [commentLimit] },
    ),
    route(calls.deleteComment, async ({ caller, params }) => {
      await deleteComment(deps, caller.id, params.comment_id);
      return undefined;
    }),
  ];
}
