import type { University } from '#contract/entities/university';
import { MAX_PAGE_SIZE } from '#contract/limits';
import { baseApi } from '../../api/baseApi';

/** What the profile's form suggests. */
export const profileFormApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    suggestUniversities: build.query<University[], void>({
      query: () => ({ url: 'universities/', params: { limit: MAX_PAGE_SIZE } }),
      providesTags: ['Universities'],
    }),
  }),
});

export const { useSuggestUniversitiesQuery } = profileFormApi;
