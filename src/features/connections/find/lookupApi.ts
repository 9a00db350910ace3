import { baseApi } from '#api/baseApi';
import { request, type ApiResponse } from '#api/request';

/** The endpoint that finds people by the beginnings of their names. */
export const lookupApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    lookupPeople: build.query<ApiResponse<'lookupPeople'>['people'], { keyword: string }>({
      query: ({ keyword }) => request('lookupPeople', { query: { keyword } }),
      transformResponse: (response: ApiResponse<'lookupPeople'>) => response.people,
      // Names change, and everyone who types asks again anyway.
      keepUnusedDataFor: 10,
    }),
  }),
});

export const { useLookupPeopleQuery } = lookupApi;
