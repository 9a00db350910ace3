import type { Profile } from '#contract/entities/person';
import { baseApi } from '../../api/baseApi';

/** The calls that find and show a person. */
export const profileApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    findUser: build.query<{ id: number }, string>({
      query: (username) => `user/username/${encodeURIComponent(username)}`,
      providesTags: ['Profile'],
    }),
    /** Shows too how the reader stands to the person, which changes with the lists of connections. */
    readProfile: build.query<Profile, number>({
      query: (id) => `user/profile/${id}`,
      providesTags: ['Profile', 'Connections', 'PendingRequests'],
    }),
  }),
});

export const { useFindUserQuery, useReadProfileQuery } = profileApi;
