import { calls } from '#contract/calls/index';
import { COMMENTS_PAGE_SIZE, REPLIES_PAGE_SIZE } from '#contract/limits';
import type { Deps } from '../../deps';
import { perPerson } from '../../platform/http/limits';
import { route, type Route } from '../../platform/http/route';
import { presentComment, presentThreads } from './commentPresenter';
import { postExists } from './commentRepository';
import { readReplyPage, writeComment } from './commentService';
import { postNotFound, requireSame } from './interactionProblems';
import { setLike } from './setLike';
import { shareRoutes } from './shareRoutes';
import { listThreads } from './threadRepository';

/** Likes, comments and public links. */
export function interactionRoutes(deps: Deps): Route[] {
  const { commentsPerMinute: points } = deps.config.personLimits;
  const commentLimit = perPerson({ name: 'comments', points, seconds: 60, things: 'comments' });
  const limited = { limits: [commentLimit] };
  return [
    ...shareRoutes(deps),
    route(calls.like, ({ caller, body }) =>
      setLike(
        deps,
        caller.id,
        { postId: body.post_id, commentId: body.comment_id ?? null },
        body.liked,
      ),
    ),
    route(calls.listComments, async ({ caller, params, query }) => {
      const { limit = COMMENTS_PAGE_SIZE, offset = 0 } = query;
      const rows = await listThreads(deps.db, caller.id, params.post_id, { limit, offset });
      if (rows.length === 0 && !(await postExists(deps.db, caller.id, params.post_id))) {
        throw postNotFound();
      }
      return { comments: presentThreads(rows) };
    }),
    route(calls.listReplies, ({ caller, params, query }) => {
      const { limit = REPLIES_PAGE_SIZE, after_id: afterId = 0 } = query;
      return readReplyPage(deps, caller.id, params, { limit, afterId });
    }),
    route(
      calls.createComment,
      async ({ caller, params, body }) => {
        requireSame('post_id', params.post_id, body.post_id);
        const { content, parent_id: parentId = null } = body;
        const wish = { postId: params.post_id, parentId, content };
        return presentComment(await writeComment(deps, caller.id, wish));
      },
      limited,
    ),
    route(
      calls.replyToComment,
      async ({ caller, params, body }) => {
        requireSame('post_id', params.post_id, body.post_id);
        requireSame('parent_id', params.comment_id, body.parent_id);
        const wish = {
          postId: params.post_id,
          parentId: params.comment_id,
          content: body.content,
        };
        return presentComment(await writeComment(deps, caller.id, wish));
      },
      limited,
    ),
  ];
}
