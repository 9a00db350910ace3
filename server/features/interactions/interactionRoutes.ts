import { calls } from '#contract/calls/index';
import type { BodyOf } from '#contract/defineCall';
import { COMMENTS_PAGE_SIZE, REPLIES_PAGE_SIZE } from '#contract/limits';
import type { Deps } from '#domain/deps';
import { presentListedPerson } from '#domain/people';
import { invalidFields } from '#server/platform/http/input/describeInvalid';
import { perPerson } from '#server/platform/http/limits/limits';
import * as inputTexts from '#server/platform/http/texts';
import { pageOf, requireSame, type Route, route } from '#server/platform/http/route';
import { presentComment, presentThreads } from './commentPresenter';
import { commentRoutes } from './comments/commentRoutes';
import { listComments } from './listComments';
import { listCommentLikes, listPostLikes } from './listLikes';
import { readReplyPage } from './readReplyPage';
import { setLike, type LikeTarget } from './setLike';
import { shareRoutes } from './shareRoutes';
import * as texts from './texts';
import { writeComment } from './writeComment';

/** The post or comment to like. Throws 400 if neither is named. */
function likeTargetOf(body: BodyOf<typeof calls.like>): LikeTarget {
  const { post_id: postId = null, comment_id: commentId = null } = body;
  if (commentId !== null) return { postId, commentId };
  if (postId === null) throw invalidFields({ post_id: inputTexts.required });
  return { postId, commentId };
}

/** Likes, comments and public links. */
export function interactionRoutes(deps: Deps): Route[] {
  const { commentsPerMinute: points } = deps.config.personLimits;
  const refusal = texts.tooManyComments;
  const commentLimit = perPerson({ name: 'comments', points, seconds: 60, refusal });
  const limited = { limits: [commentLimit] };
  return [
    ...shareRoutes(deps),
    ...commentRoutes(deps, commentLimit),
    route(calls.like, ({ caller, body }) =>
      setLike(deps, caller.id, likeTargetOf(body), body.liked),
    ),
    route(calls.listPostLikes, async ({ caller, params, query }) => {
      const rows = await listPostLikes(deps.db, caller.id, params.post_id, pageOf(query));
      return { people: rows.map(presentListedPerson) };
    }),
    route(calls.listCommentLikes, async ({ caller, params, query }) => {
      const rows = await listCommentLikes(deps.db, caller.id, params.comment_id, pageOf(query));
      return { people: rows.map(presentListedPerson) };
    }),
    route(calls.listComments, async ({ caller, params, query }) => {
      const page = pageOf(query, COMMENTS_PAGE_SIZE);
      const rows = await listComments(deps.db, caller.id, params.post_id, page);
      return { comments: presentThreads(rows) };
    }),
    route(calls.listReplies, ({ caller, params, query }) => {
      const { limit = REPLIES_PAGE_SIZE, after_id: afterId = 0 } = query;
      return readReplyPage(deps.db, caller.id, params, { limit, afterId });
    }),
    route(
      calls.createComment,
      async ({ caller, params, body }) => {
        requireSame('post_id', params.post_id, body.post_id);
        const { content, quotes, parent_id: parentId = null } = body;
        const draft = { postId: params.post_id, parentId, content, quotes };
        return presentComment(await writeComment(deps, caller.id, draft));
      },
      limited,
    ),
    route(
      calls.replyToComment,
      async ({ caller, params, body }) => {
        requireSame('post_id', params.post_id, body.post_id);
        requireSame('parent_id', params.comment_id, body.parent_id);
        const draft = {
          postId: params.post_id,
          parentId: params.comment_id,
          content: body.content,
          quotes: body.quotes,
        };
        return presentComment(await writeComment(deps, caller.id, draft));
      },
      limited,
    ),
  ];
}
