import { baseApi } from '#api/baseApi';
import { request, type ApiResponse } from '#api/request';

/** The endpoints of public links to posts. They load with the first page that shows posts. */
export const shareApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    readSharedPost: build.query<ApiResponse<'readSharedPost'>, string>({
      query: (token) => request('readSharedPost', { params: { token } }),
      extraOptions: { anonymous: true },
    }),
    sharePost: build.mutation<ApiResponse<'sharePost'>, number>({
      query: (postId) =>
        request('sharePost', { params: { post_id: postId }, json: { post_id: postId } }),
    }),
    unsharePost: build.mutation<ApiResponse<'unsharePost'>, number>({
      query: (postId) => request('unsharePost', { params: { post_id: postId } }),
    }),
  }),
});

export const { useReadSharedPostQuery, useUnsharePostMutation } = shareApi;
