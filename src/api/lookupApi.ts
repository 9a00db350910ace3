import { baseApi } from './baseApi';
import { request, type ApiResponse } from './request';

interface Lookup {
  readonly keyword: string;
  /** The number of people to return, if not the usual. */
  readonly limit?: number;
  /** Looks among the user's connections only. */
  readonly of?: 'connections';
}

/** The endpoint that finds people by the beginnings of their names. */
export const lookupApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    lookupPeople: build.query<ApiResponse<'lookupPeople'>['people'], Lookup>({
      query: (lookup) => request('lookupPeople', { query: { ...lookup } }),
      transformResponse: (response: ApiResponse<'lookupPeople'>) => response.people,
      providesTags: ['Profile'],
      // Names change, and everyone who types asks again anyway.
      keepUnusedDataFor: 10,
    }),
  }),
});

export const { useLookupPeopleQuery } = lookupApi;
