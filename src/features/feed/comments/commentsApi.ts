import type { Comment } from '#contract/entities/comment';
import { COMMENTS_PAGE_SIZE, MAX_PAGE_SIZE } from '#contract/limits';
import { baseApi } from '#api/baseApi';
import { request, type ApiResponse } from '#api/request';
import type { AppThunk } from '#shared/store/types';
import { fullPageLength } from './commentPages';
import { addReply, findComment, insertComment, insertInOrder } from './commentTree';

interface NewComment {
  postId: number;
  content: string;
  /** The comment to reply to; null comments on the post. */
  parentId: number | null;
}

/** The desired like of a comment. */
export interface CommentLike {
  postId: number;
  commentId: number;
  liked: boolean;
}

/** The comment whose replies are loaded. */
export interface RepliesOf {
  postId: number;
  commentId: number;
}

/** The comment endpoints. A new comment is inserted into the cached list, without reloading it. */
export const commentsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Pages of top-level comments, each with its first replies. */
    listComments: build.infiniteQuery<Comment[], number, number>({
      infiniteQueryOptions: {
        initialPageParam: 0,
        getNextPageParam: (page, _pages, offset) => {
          const length = fullPageLength(page);
          return length === undefined ? undefined : offset + length;
        },
      },
      query: ({ queryArg: postId, pageParam: offset }) =>
        request('listComments', {
          params: { post_id: postId },
          ...(offset > 0 && { query: { limit: COMMENTS_PAGE_SIZE, offset } }),
        }),
      transformResponse: (response: ApiResponse<'listComments'>) => response.comments,
      providesTags: (_comments, _error, postId) => [{ type: 'Comments', id: postId }],
    }),
    /**
     * Pages of the replies to a comment. They are not reloaded when others reply: the comment list
     * then has the new count, and the reader decides whether to load more.
     */
    listReplies: build.infiniteQuery<ApiResponse<'listReplies'>, RepliesOf, number>({
      infiniteQueryOptions: {
        initialPageParam: 0,
        getNextPageParam: (page) => page.last_id,
      },
      query: ({ queryArg: { postId, commentId }, pageParam: afterId }) =>
        request('listReplies', {
          params: { post_id: postId, comment_id: commentId },
          query: { limit: MAX_PAGE_SIZE, ...(afterId > 0 && { after_id: afterId }) },
        }),
      // Only reloaded with all comments, as after a change of one's own name or picture.
      providesTags: [{ type: 'Comments', id: 'replies' }],
      onQueryStarted: async ({ postId, commentId }, { dispatch, queryFulfilled }) => {
        const response = await queryFulfilled.catch(() => null);
        const total = response?.data.pages.at(-1)?.total_replies;
        if (total === undefined) return;
        dispatch(
          changeComment(postId, commentId, (comment) => {
            comment.total_replies = total;
          }),
        );
      },
    }),
    createComment: build.mutation<ApiResponse<'createComment'>, NewComment>({
      query: ({ postId, content, parentId }) => {
        const params = { post_id: postId };
        const json = { post_id: postId, content, parent_id: parentId };
        if (parentId === null) return request('createComment', { params, json });
        return request('replyToComment', { params: { ...params, comment_id: parentId }, json });
      },
      extraOptions: { creates: true },
      onQueryStarted: async ({ postId, parentId }, { dispatch, queryFulfilled }) => {
        const response = await queryFulfilled.catch(() => null);
        if (!response) return;
        const comment = response.data;
        // A reply at the deepest level becomes a sibling of the comment it replies to.
        const under = comment.parent_id ?? parentId;
        if (under !== null) dispatch(insertReply(postId, under, comment));
        else
          dispatch(
            commentsApi.util.updateQueryData('listComments', postId, ({ pages }) => {
              insertComment(pages, comment);
            }),
          );
      },
    }),
    likeComment: build.mutation<ApiResponse<'like'>, CommentLike>({
      query: ({ postId, commentId, liked }) =>
        request('like', { json: { post_id: postId, comment_id: commentId, liked } }),
    }),
  }),
});

/** Changes a comment wherever it is cached: in the list of its post, and in pages of replies. */
export function changeComment(
  postId: number,
  commentId: number,
  change: (comment: Comment) => void,
): AppThunk {
  return (dispatch, getState) => {
    const changeIn = (comments: Comment[]) => {
      const comment = findComment(comments, commentId);
      if (comment) change(comment);
    };
    dispatch(
      commentsApi.util.updateQueryData('listComments', postId, ({ pages }) =>
        changeIn(pages.flat()),
      ),
    );
    const opened = commentsApi.util.selectCachedArgsForQuery(getState(), 'listReplies');
    for (const args of opened.filter((each) => each.postId === postId))
      dispatch(
        commentsApi.util.updateQueryData('listReplies', args, ({ pages }) =>
          changeIn(pages.flatMap(({ replies }) => replies)),
        ),
      );
  };
}

/** Adds a new reply to its comment, and to the cached pages of replies. */
export function insertReply(postId: number, commentId: number, reply: Comment): AppThunk {
  return (dispatch) => {
    dispatch(changeComment(postId, commentId, (parent) => addReply(parent, reply)));
    dispatch(
      commentsApi.util.updateQueryData('listReplies', { postId, commentId }, ({ pages }) => {
        const last = pages.at(-1);
        const held = pages.flatMap(({ replies }) => replies);
        if (last && !findComment(held, reply.id)) insertInOrder(last.replies, reply);
      }),
    );
  };
}

export const {
  useListCommentsInfiniteQuery,
  useListRepliesInfiniteQuery,
  useCreateCommentMutation,
} = commentsApi;
