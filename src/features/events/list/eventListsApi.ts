import type { Event } from '#contract/entities/event';
import { LIST_PAGE_SIZE } from '#contract/limits';
import { baseApi } from '#api/baseApi';
import { request } from '#api/request';

/** The first page has no event before it. */
const FIRST = 0;

/** Pages that follow the last event of the one before. */
const afterLast = {
  initialPageParam: FIRST,
  getNextPageParam: (page: readonly Event[]) =>
    page.length < LIST_PAGE_SIZE ? undefined : page.at(-1)?.id,
};

const pageAfter = (before_id: number) => ({
  query: { limit: LIST_PAGE_SIZE, ...(before_id === FIRST ? {} : { before_id }) },
});

/** The endpoints for the user's own events and past ones. */
export const eventListsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listMyEvents: build.infiniteQuery<Event[], void, number>({
      infiniteQueryOptions: afterLast,
      query: ({ pageParam }) => request('listMyEvents', pageAfter(pageParam)),
      providesTags: ['Event'],
    }),
    listHostedEvents: build.infiniteQuery<Event[], void, number>({
      infiniteQueryOptions: afterLast,
      query: ({ pageParam }) => request('listHostedEvents', pageAfter(pageParam)),
      providesTags: ['Event'],
    }),
    listPastEvents: build.infiniteQuery<Event[], void, number>({
      infiniteQueryOptions: afterLast,
      query: ({ pageParam }) => request('listPastEvents', pageAfter(pageParam)),
      providesTags: ['Event'],
    }),
  }),
});

export const {
  useListMyEventsInfiniteQuery,
  useListHostedEventsInfiniteQuery,
  useListPastEventsInfiniteQuery,
} = eventListsApi;
