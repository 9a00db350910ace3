import type { Comment } from '#contract/entities/comment';
import { baseApi } from '../../../api/baseApi';
import { insertComment } from './commentTree';

interface NewComment {
  postId: number;
  content: string;
  /** The comment that is answered; null comments on the post. */
  parentId: number | null;
}

/** The calls of comments. A new one is put into the list that is open, without reading it again. */
export const commentsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listComments: build.query<Comment[], number>({
      query: (postId) => `interactions/${postId}/comments`,
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
          commentsApi.util.updateQueryData('listComments', postId, (comments) => {
            // A reply at the deepest level is put beside the comment it answers.
            insertComment(comments, comment, comment.parent_id ?? parentId);
          }),
        );
      },
    }),
  }),
});

export const { useListCommentsQuery, useCreateCommentMutation } = commentsApi;
