import type { FoundPerson } from '#contract/entities/person';
import { baseApi } from '#api/baseApi';
import { request, type Answer } from '#api/request';

/** How many people are shown before more are asked for. */
export const PEOPLE_PAGE_SIZE = 5;

/** Finding people by what they work on, best first. */
export const peopleSearchApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    searchPeople: build.infiniteQuery<FoundPerson[], string, number>({
      infiniteQueryOptions: {
        initialPageParam: 0,
        getNextPageParam: (page, _pages, offset) =>
          page.length < PEOPLE_PAGE_SIZE ? undefined : offset + PEOPLE_PAGE_SIZE,
      },
      query: ({ queryArg: keyword, pageParam: offset }) =>
        request('searchPeople', { query: { keyword, limit: PEOPLE_PAGE_SIZE, offset } }),
      transformResponse: (answer: Answer<'searchPeople'>) => answer.people,
    }),
  }),
});

export const { useSearchPeopleInfiniteQuery } = peopleSearchApi;
