import type { FoundPerson, Position } from '#contract/entities/person';
import { baseApi, byOffset } from '#api/baseApi';
import { request, type ApiResponse } from '#api/request';

const PAGE_SIZE = 10;

/** The people who offer mentoring; of one position, or of any with null. */
interface MentorFilter {
  position: Position | null;
}

/** The endpoint that lists people who offer mentoring, the nearest to the user first. */
export const mentorsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listMentors: build.infiniteQuery<FoundPerson[], MentorFilter, number>({
      infiniteQueryOptions: byOffset(PAGE_SIZE),
      query: ({ queryArg: { position }, pageParam: offset }) =>
        request('searchPeople', {
          query: { mentoring: 'true', ...(position && { position }), limit: PAGE_SIZE, offset },
        }),
      transformResponse: (response: ApiResponse<'searchPeople'>) => response.people,
      providesTags: ['Connections', 'Profile'],
    }),
  }),
});

export const { useListMentorsInfiniteQuery } = mentorsApi;
