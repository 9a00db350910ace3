import type { FoundPosts, Post, SharedPost } from '#contract/entities/post';
import { FEED_PAGE_SIZE } from '#contract/limits';
import { baseApi } from '../../api/baseApi';
import type { FeedPart } from './feedState';
import { viewCall, type PostView } from './postView';

/** Which page of which list; `peek` looks for newer posts without showing them. */
export interface PostsArgs {
  view: PostView;
  part: FeedPart | 'peek';
  /** Posts older than this one. */
  beforeId?: number;
  /** For lists that are not paged by id. */
  offset?: number;
}

/** The calls that read posts; what they answer is kept by the feed slice, which several writers share. */
export const feedApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listPosts: build.query<FoundPosts, PostsArgs>({
      query: ({ view, beforeId, offset = 0 }) => {
        const { url, params } = viewCall(view);
        const place = beforeId === undefined ? { offset } : { before_id: beforeId };
        return { url, params: { ...params, limit: FEED_PAGE_SIZE, ...place } };
      },
      keepUnusedDataFor: 0,
    }),
    readPost: build.query<Post, number>({
      query: (id) => `posts/${id}`,
      transformResponse: (answer: Post | { post: Post }) =>
        'post' in answer ? answer.post : answer,
      keepUnusedDataFor: 0,
    }),
    readSharedPost: build.query<SharedPost, string>({
      query: (token) => `interactions/share/${encodeURIComponent(token)}`,
      extraOptions: { anonymous: true },
    }),
  }),
});

export const { useReadSharedPostQuery } = feedApi;
