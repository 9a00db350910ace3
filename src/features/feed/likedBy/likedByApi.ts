import type { Person } from '#contract/entities/person';
import { LIST_PAGE_SIZE } from '#contract/limits';
import { baseApi, byOffset } from '#api/baseApi';
import { request, type ApiResponse } from '#api/request';

/** A post, or a comment of a post. */
export interface LikedThing {
  readonly postId: number;
  /** Null for the post itself. */
  readonly commentId: number | null;
}

/** The endpoint that lists who likes a post or a comment, in the server's order. */
export const likedByApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listLikes: build.infiniteQuery<Person[], LikedThing, number>({
      infiniteQueryOptions: byOffset(LIST_PAGE_SIZE),
      query: ({ queryArg: { postId, commentId }, pageParam: offset }) => {
        const query = { limit: LIST_PAGE_SIZE, offset };
        return commentId === null
          ? request('listPostLikes', { params: { post_id: postId }, query })
          : request('listCommentLikes', { params: { comment_id: commentId }, query });
      },
      transformResponse: (response: ApiResponse<'listPostLikes'>) => response.people,
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useListLikesInfiniteQuery } = likedByApi;
