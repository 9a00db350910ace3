import type { LikeState } from '#contract/entities/comment';
import type { Post } from '#contract/entities/post';
import { FEED_PAGE_SIZE } from '#contract/limits';
import { baseApi } from '../../api/baseApi';
import type { FeedPart, FeedView } from './feedState';

/** Which page of which list; `peek` looks for newer posts without showing them. */
export interface PostsArgs {
  view: FeedView;
  part: FeedPart | 'peek';
  /** Posts older than this one. */
  beforeId?: number;
  /** For servers that do not page by id. */
  offset?: number;
}

interface NewPost {
  content: string;
  /** The same for each attempt to send one text, so that it is never posted twice. */
  idempotencyKey: string;
}

/** The calls of posts; what they answer is kept by the feed slice, which several writers share. */
export const feedApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listPosts: build.query<Post[], PostsArgs>({
      query: ({ beforeId, offset = 0 }) => ({
        url: 'posts/',
        params: {
          limit: FEED_PAGE_SIZE,
          ...(beforeId === undefined ? { offset } : { before_id: beforeId }),
        },
      }),
      transformResponse: (answer: { posts: Post[] }) => answer.posts,
      keepUnusedDataFor: 0,
    }),
    readPost: build.query<Post, number>({
      query: (id) => `posts/${id}`,
      transformResponse: (answer: Post | { post: Post }) =>
        'post' in answer ? answer.post : answer,
      keepUnusedDataFor: 0,
    }),
    createTextPost: build.mutation<Post, NewPost>({
      query: ({ content, idempotencyKey }) => ({
        url: 'posts/create_text_post/',
        method: 'POST',
        body: new URLSearchParams({ content }),
        idempotencyKey,
      }),
      extraOptions: { creates: true },
    }),
    updateTextPost: build.mutation<Post, { id: number; content: string }>({
      query: ({ id, content }) => ({
        url: `posts/update_text_post/${id}/`,
        method: 'PUT',
        body: new URLSearchParams({ content }),
      }),
    }),
    deletePost: build.mutation<null, number>({
      query: (id) => ({ url: `posts/delete_post/${id}/`, method: 'DELETE' }),
    }),
    like: build.mutation<LikeState, { postId: number; liked: boolean }>({
      query: ({ postId, liked }) => ({
        url: 'interactions/like',
        method: 'POST',
        body: { post_id: postId, liked },
      }),
    }),
  }),
});

export const { useUpdateTextPostMutation, useDeletePostMutation } = feedApi;
