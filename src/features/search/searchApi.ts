import type { FoundOfAll } from '#contract/entities/search';
import { baseApi } from '#api/baseApi';
import { request } from '#api/request';

/** The number of results in each section of a search, as far as the server sent them. */
export type Totals = FoundOfAll['totals'];

/** Results may change at any time, and everyone who types searches again anyway. */
const keepUnusedDataFor = 10;

/** The endpoints that search several sections at once. */
export const searchApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    suggest: build.query<FoundOfAll, { keyword: string }>({
      query: ({ keyword }) =>
        request('searchAll', { query: { keyword, sections: 'people,universities,papers' } }),
      keepUnusedDataFor,
    }),
    countFound: build.query<Totals, { keyword: string }>({
      query: ({ keyword }) => request('searchAll', { query: { keyword, limit: 1 } }),
      transformResponse: ({ totals }: FoundOfAll) => totals,
      keepUnusedDataFor,
    }),
  }),
});

export const { useSuggestQuery, useCountFoundQuery } = searchApi;
