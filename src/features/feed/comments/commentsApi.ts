import type { Comment, LikeState } from '#contract/entities/comment';
import { COMMENTS_PAGE_SIZE } from '#contract/limits';
import { baseApi } from '../../../api/baseApi';
import { insertComment } from './commentTree';

interface NewComment {
  postId: number;
  content: string;
  /** The comment that is answered; null comments on the post. */
  parentId: number | null;
}

interface CommentLike {
  postId: number;
  commentId: number;
  liked: boolean;
}

/** The calls of comments. A new one is put into the list that is open, without reading it again. */
export const commentsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Pages of comments of the first level, each with all replies under it. */
    listComments: build.infiniteQuery<Comment[], number, number>({
      infiniteQueryOptions: {
        initialPageParam: 0,
        getNextPageParam: (page, _pages, offset) =>
          page.length < COMMENTS_PAGE_SIZE ? undefined : offset + COMMENTS_PAGE_SIZE,
      },
      query: ({ queryArg: postId, pageParam: offset }) => ({
        url: `interactions/${postId}/comments`,
        ...(offset > 0 ? { params: { limit: COMMENTS_PAGE_SIZE, offset } } : {}),
      }),
      transformResponse: (answer: { comments: Comment[] }) => answer.comments,
      providesTags: (_comments, _error, postId) => [{ type: 'Comments', id: postId }],
    }),
    createComment: build.mutation<Comment, NewComment>({
      query: ({ postId, content, parentId }) => ({
        url:
          parentId === null
            ? `interactions/${postId}/comment`
            : `interactions/${postId}/comment/${parentId}/reply`,
        method: 'POST',
        body: { post_id: postId, content, parent_id: parentId },
      }),
      extraOptions: { creates: true },
      onQueryStarted: async ({ postId, parentId }, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null);
        if (!answer) return;
        const comment = answer.data;
        dispatch(
          commentsApi.util.updateQueryData('listComments', postId, ({ pages }) => {
            // A reply at the deepest level is put beside the comment it answers.
            insertComment(pages, comment, comment.parent_id ?? parentId);
          }),
        );
      },
    }),
    likeComment: build.mutation<LikeState, CommentLike>({
      query: ({ postId, commentId, liked }) => ({
        url: 'interactions/like',
        method: 'POST',
        body: { post_id: postId, comment_id: commentId, liked },
      }),
    }),
  }),
});

export const { useListCommentsInfiniteQuery, useCreateCommentMutation } = commentsApi;
