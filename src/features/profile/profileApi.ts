import { baseApi } from '#api/baseApi';
import { request, type Answer } from '#api/request';

/** The calls that find and show a person. */
export const profileApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    findUser: build.query<Answer<'userByName'>, string>({
      query: (username) => request('userByName', { params: { username } }),
      providesTags: ['Profile'],
    }),
    /** Shows too how the reader stands to the person, which changes with the lists of connections. */
    readProfile: build.query<Answer<'profile'>, number>({
      query: (id) => request('profile', { params: { id } }),
      providesTags: ['Profile', 'Connections', 'PendingRequests'],
    }),
  }),
});

export const { useFindUserQuery, useReadProfileQuery } = profileApi;
