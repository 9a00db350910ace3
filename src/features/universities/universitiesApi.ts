import type { University } from '#contract/entities/university';
import { baseApi } from '../../api/baseApi';

/** The calls of universities. */
export const universitiesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listTopUniversities: build.query<University[], number>({
      query: (limit) => ({ url: 'top/top-universities', params: { limit } }),
      providesTags: ['Universities'],
    }),
  }),
});

export const { useListTopUniversitiesQuery } = universitiesApi;
