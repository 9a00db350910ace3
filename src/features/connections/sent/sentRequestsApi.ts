import { MAX_PAGE_SIZE } from '#contract/limits';
import { baseApi } from '#api/baseApi';
import { request, type ApiResponse } from '#api/request';

/** The connection requests that the user sent. */
export const sentRequestsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listSentRequests: build.query<ApiResponse<'listSentRequests'>, void>({
      query: () => request('listSentRequests', { query: { limit: MAX_PAGE_SIZE } }),
      providesTags: ['SentRequests'],
    }),
  }),
});

export const { useListSentRequestsQuery } = sentRequestsApi;
