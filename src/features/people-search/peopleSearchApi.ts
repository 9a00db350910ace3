import type { FoundPerson } from '#contract/entities/person';
import { baseApi, byOffset } from '#api/baseApi';
import { request, type Answer } from '#api/request';

/** How many people are shown before more are asked for. */
export const PEOPLE_PAGE_SIZE = 5;

/** Finding people by what they work on, best first. */
export const peopleSearchApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    searchPeople: build.infiniteQuery<FoundPerson[], string, number>({
      infiniteQueryOptions: byOffset(PEOPLE_PAGE_SIZE),
      query: ({ queryArg: keyword, pageParam: offset }) =>
        request('searchPeople', { query: { keyword, limit: PEOPLE_PAGE_SIZE, offset } }),
      transformResponse: (answer: Answer<'searchPeople'>) => answer.people,
    }),
  }),
});

export const { useSearchPeopleInfiniteQuery } = peopleSearchApi;
