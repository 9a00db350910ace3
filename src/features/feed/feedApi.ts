import type { FoundPosts, Post } from '#contract/entities/post';
import { FEED_PAGE_SIZE } from '#contract/limits';
import { baseApi } from '#api/baseApi';
import { request, type Answer } from '#api/request';
import type { FeedPart } from './feedState';
import { viewRequest, type PostView } from './postView';

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
      query: ({ view, beforeId, offset = 0 }) =>
        viewRequest(view, {
          limit: FEED_PAGE_SIZE,
          ...(beforeId === undefined ? { offset } : { before_id: beforeId }),
        }),
      keepUnusedDataFor: 0,
    }),
    readPost: build.query<Post, number>({
      query: (id) => request('readPost', { params: { id } }),
      transformResponse: (answer: Post | { post: Post }) =>
        'post' in answer ? answer.post : answer,
      keepUnusedDataFor: 0,
    }),
    readSharedPost: build.query<Answer<'readSharedPost'>, string>({
      query: (token) => request('readSharedPost', { params: { token } }),
      extraOptions: { anonymous: true },
    }),
  }),
});

export const { useReadSharedPostQuery } = feedApi;
