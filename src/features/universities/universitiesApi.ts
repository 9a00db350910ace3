import { LIST_PAGE_SIZE } from '#contract/limits';
import { baseApi } from '#api/baseApi';
import { request, type ApiResponse } from '#api/request';

/** The university endpoints. */
export const universitiesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listTopUniversities: build.query<ApiResponse<'listTopUniversities'>, number>({
      query: (limit) => request('listTopUniversities', { query: { limit } }),
      providesTags: ['Universities'],
    }),
    /** Ordered by name and paginated; a keyword filters by name. */
    listUniversities: build.infiniteQuery<ApiResponse<'listUniversities'>, string, number>({
      infiniteQueryOptions: {
        initialPageParam: 0,
        getNextPageParam: (page, _pages, offset) =>
          page.length < LIST_PAGE_SIZE ? undefined : offset + LIST_PAGE_SIZE,
      },
      query: ({ queryArg: keyword, pageParam: offset }) =>
        request('listUniversities', {
          query: { limit: LIST_PAGE_SIZE, offset, ...(keyword === '' ? {} : { keyword }) },
        }),
      providesTags: ['Universities'],
    }),
    readUniversity: build.query<ApiResponse<'readUniversity'>, string>({
      query: (name) => request('readUniversity', { params: { name } }),
      providesTags: ['Universities'],
    }),
  }),
});

export const {
  useListTopUniversitiesQuery,
  useListUniversitiesInfiniteQuery,
  useReadUniversityQuery,
} = universitiesApi;
