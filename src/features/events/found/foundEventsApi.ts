import type { Event } from '#contract/entities/event';
import { baseApi, byOffset } from '#api/baseApi';
import { request, type ApiResponse } from '#api/request';

/** Fills two rows of four tiles, and four rows of two. */
const PAGE_SIZE = 8;

/** The endpoint that finds events by their words, the upcoming ones first. */
export const foundEventsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    searchEvents: build.infiniteQuery<Event[], { keyword: string }, number>({
      infiniteQueryOptions: byOffset(PAGE_SIZE),
      query: ({ queryArg: { keyword }, pageParam: offset }) =>
        request('searchEvents', { query: { keyword, limit: PAGE_SIZE, offset } }),
      transformResponse: ({ events }: ApiResponse<'searchEvents'>) => events,
      providesTags: ['Event'],
    }),
  }),
});

export const { useSearchEventsInfiniteQuery } = foundEventsApi;
