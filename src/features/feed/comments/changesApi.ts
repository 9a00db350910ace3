import { baseApi } from '#api/baseApi';
import { hasStatus } from '#api/errors';
import { request, type ApiResponse } from '#api/request';
import { commentUncounted } from '../feedSlice';
import { changeComment } from './commentsApi';
import { copyText } from './changedTree';
import { removeFromLoaded } from './loadedComments';

/** A comment, and the post it is on. */
interface CommentOfPost {
  postId: number;
  commentId: number;
}

/** The endpoints for one comment, which load with the comments. They change the cached lists. */
export const changesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    readComment: build.query<ApiResponse<'readComment'>, number>({
      query: (id) => request('readComment', { params: { comment_id: id } }),
      keepUnusedDataFor: 0,
    }),
    editComment: build.mutation<ApiResponse<'editComment'>, CommentOfPost & { content: string }>({
      query: ({ commentId, content }) =>
        request('editComment', { params: { comment_id: commentId }, json: { content } }),
      onQueryStarted: async ({ postId, commentId }, { dispatch, queryFulfilled }) => {
        const response = await queryFulfilled.catch(() => null);
        if (!response) return;
        dispatch(changeComment(postId, commentId, (held) => copyText(held, response.data)));
      },
    }),
    deleteComment: build.mutation<ApiResponse<'deleteComment'>, CommentOfPost>({
      query: ({ commentId }) => request('deleteComment', { params: { comment_id: commentId } }),
      onQueryStarted: async ({ postId, commentId }, { dispatch, queryFulfilled }) => {
        const outcome = await queryFulfilled.then(
          () => 'deleted' as const,
          ({ error }: { error: unknown }) => (hasStatus(error, 404) ? 'gone' : 'failed'),
        );
        if (outcome !== 'failed') dispatch(removeFromLoaded({ postId, commentId }));
        if (outcome === 'deleted') dispatch(commentUncounted(postId));
      },
    }),
  }),
});

export const { useEditCommentMutation, useDeleteCommentMutation } = changesApi;
