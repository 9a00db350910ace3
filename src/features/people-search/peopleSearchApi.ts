import type { FoundPerson } from '#contract/entities/person';
import { baseApi, byOffset } from '#api/baseApi';
import { request, type ApiResponse } from '#api/request';

/** The number of people per page. */
export const PEOPLE_PAGE_SIZE = 5;

/** The endpoint that finds people by topic, best matches first. */
export const peopleSearchApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    searchPeople: build.infiniteQuery<FoundPerson[], string, number>({
      infiniteQueryOptions: byOffset(PEOPLE_PAGE_SIZE),
      query: ({ queryArg: keyword, pageParam: offset }) =>
        request('searchPeople', { query: { keyword, limit: PEOPLE_PAGE_SIZE, offset } }),
      transformResponse: (response: ApiResponse<'searchPeople'>) => response.people,
      providesTags: ['Profile'],
    }),
  }),
});

export const { useSearchPeopleInfiniteQuery } = peopleSearchApi;
