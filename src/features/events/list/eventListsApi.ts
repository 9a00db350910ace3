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

/** A page of the user's own events, after an event of the list. */
export interface OwnPage {
  /** The moment that tells coming events from those that are over, the same for all pages. */
  coming_at?: string;
  before_id?: number;
}

/** The hook that shows the list gives the moment. */
const comingFirst = {
  initialPageParam: {},
  getNextPageParam: (page: readonly Event[], _pages: readonly unknown[], before: OwnPage) => {
    const last = page.at(LIST_PAGE_SIZE - 1);
    return last && { ...before, before_id: last.id };
  },
};

const ownPage = (page: OwnPage) => ({ query: { limit: LIST_PAGE_SIZE, ...page } });

/** The endpoints for the user's own events and past ones. */
export const eventListsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listMyEvents: build.infiniteQuery<Event[], void, OwnPage>({
      infiniteQueryOptions: comingFirst,
      query: ({ pageParam }) => request('listMyEvents', ownPage(pageParam)),
      providesTags: ['Event'],
    }),
    listHostedEvents: build.infiniteQuery<Event[], void, OwnPage>({
      infiniteQueryOptions: comingFirst,
      query: ({ pageParam }) => request('listHostedEvents', ownPage(pageParam)),
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
