import { baseApi } from '#api/baseApi';
import { request, type Answer } from '#api/request';
import type { PostParts } from './newPost';
import { createRequest, updateRequest } from './postRequests';

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
    createPost: build.mutation<Answer<'createTextPost'>, CreateArgs>({
      query: ({ post, idempotencyKey, uploadId }) => ({
        ...createRequest(post),
        idempotencyKey,
        ...(post.kind === 'text' ? {} : { uploadId }),
      }),
      extraOptions: { creates: true },
      invalidatesTags: (post, _error, { post: parts }) => (post ? tagsOf(parts) : []),
    }),
    updatePost: build.mutation<Answer<'updateTextPost'>, UpdateArgs>({
      query: ({ id, post, uploadId }) => ({
        ...updateRequest(id, post),
        ...(post.kind === 'text' ? {} : { uploadId }),
      }),
      invalidatesTags: (post, _error, { post: parts }) => (post ? tagsOf(parts) : []),
    }),
    deletePost: build.mutation<Answer<'deletePost'>, number>({
      query: (id) => request('deletePost', { params: { id } }),
      invalidatesTags: eventTags,
    }),
    like: build.mutation<Answer<'like'>, { postId: number; liked: boolean }>({
      query: ({ postId, liked }) => request('like', { json: { post_id: postId, liked } }),
    }),
    sharePost: build.mutation<Answer<'sharePost'>, number>({
      query: (postId) =>
        request('sharePost', { params: { post_id: postId }, json: { post_id: postId } }),
    }),
    unsharePost: build.mutation<Answer<'unsharePost'>, number>({
      query: (postId) => request('unsharePost', { params: { post_id: postId } }),
    }),
    reportPost: build.mutation<Answer<'reportPost'>, { postId: number; reason: string }>({
      query: ({ postId: id, reason }) =>
        request('reportPost', { params: { id }, json: { reason } }),
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
