import { baseApi } from '#api/baseApi';
import { request, type ApiResponse } from '#api/request';

/** The endpoints that find and load a profile. */
export const profileApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    findUser: build.query<{ id: number }, string>({
      query: (username) => request('userByName', { params: { username } }),
      transformResponse: (id: ApiResponse<'userByName'>) => ({ id }),
      providesTags: ['Profile'],
    }),
    /**
     * It includes the reader's connection to the person, so it is invalidated with the connection
     * lists.
     */
    readProfile: build.query<ApiResponse<'profile'>, number>({
      query: (id) => request('profile', { params: { id } }),
      providesTags: ['Profile', 'Connections', 'PendingRequests'],
    }),
  }),
});

export const { useFindUserQuery, useReadProfileQuery } = profileApi;
