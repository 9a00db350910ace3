import type { University, UniversityDetails } from '#contract/entities/university';
import { LIST_PAGE_SIZE } from '#contract/limits';
import { baseApi } from '../../api/baseApi';

/** The calls of universities. */
export const universitiesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listTopUniversities: build.query<University[], number>({
      query: (limit) => ({ url: 'top/top-universities', params: { limit } }),
      providesTags: ['Universities'],
    }),
    /** By name, page by page; with a keyword those that bear it in a name. */
    listUniversities: build.infiniteQuery<University[], string, number>({
      infiniteQueryOptions: {
        initialPageParam: 0,
        getNextPageParam: (page, _pages, offset) =>
          page.length < LIST_PAGE_SIZE ? undefined : offset + LIST_PAGE_SIZE,
      },
      query: ({ queryArg: keyword, pageParam: offset }) => ({
        url: 'universities/',
        params: { limit: LIST_PAGE_SIZE, offset, ...(keyword === '' ? {} : { keyword }) },
      }),
      providesTags: ['Universities'],
    }),
    readUniversity: build.query<UniversityDetails, string>({
      query: (name) => `universities/${encodeURIComponent(name)}`,
      providesTags: ['Universities'],
    }),
  }),
});

export const {
  useListTopUniversitiesQuery,
  useListUniversitiesInfiniteQuery,
  useReadUniversityQuery,
} = universitiesApi;
