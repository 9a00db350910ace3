import { MAX_PAGE_SIZE } from '#contract/limits';
import { baseApi } from '#api/baseApi';
import { request, type ApiResponse } from '#api/request';

/** More would not help a user who types a name. */
const MAX_PAGES = 20;

/** The endpoints for the profile form's suggestions. */
export const profileFormApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Loads all universities page by page; pages loaded before a failure are kept. */
    suggestUniversities: build.query<ApiResponse<'listUniversities'>, void>({
      async queryFn(_arg, _api, _options, fetchPage) {
        const all: ApiResponse<'listUniversities'> = [];
        for (let page = 0; page < MAX_PAGES; page += 1) {
          const response = await fetchPage(
            request('listUniversities', {
              query: { limit: MAX_PAGE_SIZE, offset: page * MAX_PAGE_SIZE },
            }),
          );
          if (response.error) return all.length > 0 ? { data: all } : response;
          const universities = response.data as ApiResponse<'listUniversities'>;
          all.push(...universities);
          if (universities.length < MAX_PAGE_SIZE) break;
        }
        return { data: all };
      },
      providesTags: ['Universities'],
    }),
  }),
});

export const { useSuggestUniversitiesQuery } = profileFormApi;
