import { MAX_PAGE_SIZE } from '#contract/limits';
import { baseApi, byOffset } from '#api/baseApi';
import { request, type ApiResponse } from '#api/request';

/** The connection requests that the user sent. */
export const sentRequestsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listSentRequests: build.infiniteQuery<ApiResponse<'listSentRequests'>, void, number>({
      infiniteQueryOptions: byOffset(MAX_PAGE_SIZE),
      query: ({ pageParam: offset }) =>
        request('listSentRequests', { query: { limit: MAX_PAGE_SIZE, offset } }),
      providesTags: ['SentRequests'],
    }),
  }),
});

export const { useListSentRequestsInfiniteQuery } = sentRequestsApi;
