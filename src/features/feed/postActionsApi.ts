import type { LikeState } from '#contract/entities/comment';
import type { Post } from '#contract/entities/post';
import { baseApi } from '../../api/baseApi';
import { postBody, type PostParts } from './newPost';

interface CreateArgs {
  post: PostParts;
  /** The same for each attempt to send one post, so that it is never posted twice. */
  idempotencyKey: string;
  /** Names the upload, to tell how much of it was sent. */
  uploadId: string;
}

interface UpdateArgs {
  id: number;
  post: PostParts;
  uploadId: string;
}

/** A post may announce an event, which other screens list. */
const eventTags = ['Event', 'EventGroups'] as const;
const tagsOf = ({ kind }: PostParts) => (kind === 'event' ? eventTags : []);

/** The calls that change posts; the feed slice answers to what they answer. */
export const postActionsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    createPost: build.mutation<Post, CreateArgs>({
      query: ({ post, idempotencyKey, uploadId }) => ({
        url: `posts/create_${post.kind}_post/`,
        method: 'POST',
        body: postBody(post),
        idempotencyKey,
        ...(post.kind === 'text' ? {} : { uploadId }),
      }),
      extraOptions: { creates: true },
      invalidatesTags: (post, _error, { post: parts }) => (post ? tagsOf(parts) : []),
    }),
    updatePost: build.mutation<Post, UpdateArgs>({
      query: ({ id, post, uploadId }) => ({
        url: `posts/update_${post.kind}_post/${id}/`,
        method: 'PUT',
        body: postBody(post),
        ...(post.kind === 'text' ? {} : { uploadId }),
      }),
      invalidatesTags: (post, _error, { post: parts }) => (post ? tagsOf(parts) : []),
    }),
    deletePost: build.mutation<null, number>({
      query: (id) => ({ url: `posts/delete_post/${id}/`, method: 'DELETE' }),
      invalidatesTags: eventTags,
    }),
    like: build.mutation<LikeState, { postId: number; liked: boolean }>({
      query: ({ postId, liked }) => ({
        url: 'interactions/like',
        method: 'POST',
        body: { post_id: postId, liked },
      }),
    }),
    sharePost: build.mutation<{ share_link: string }, number>({
      query: (postId) => ({
        url: `interactions/${postId}/share/`,
        method: 'POST',
        body: { post_id: postId },
      }),
    }),
    unsharePost: build.mutation<null, number>({
      query: (postId) => ({ url: `interactions/${postId}/share/`, method: 'DELETE' }),
    }),
    reportPost: build.mutation<{ detail: string }, { postId: number; reason: string }>({
      query: ({ postId, reason }) => ({
        url: `posts/${postId}/report`,
        method: 'POST',
        body: { reason },
      }),
      extraOptions: { creates: true },
    }),
  }),
});

export const {
  useUpdatePostMutation,
  useDeletePostMutation,
  useUnsharePostMutation,
  useReportPostMutation,
} = postActionsApi;
