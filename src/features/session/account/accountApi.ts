import { baseApi } from '#api/baseApi';
import { request, type ApiResponse } from '#api/request';

interface PasswordChange {
  current_password?: string;
  /** Replaces the password of an account without one. */
  otp?: string;
  new_password: string;
}

/** The endpoints with which signed-in users manage their account. */
export const accountApi = baseApi.enhanceEndpoints({ addTagTypes: ['Sessions'] }).injectEndpoints({
  endpoints: (build) => ({
    requestAccountCode: build.mutation<
      ApiResponse<'requestAccountCode'>,
      { purpose: 'set_password' }
    >({
      query: (json) => request('requestAccountCode', { json }),
    }),
    changePassword: build.mutation<ApiResponse<'changePassword'>, PasswordChange>({
      query: (json) => request('changePassword', { json }),
      extraOptions: { secretArgs: ['current_password', 'otp', 'new_password'] },
      invalidatesTags: ['Me', 'Sessions'],
    }),
    listSessions: build.query<ApiResponse<'listSessions'>, void>({
      query: () => request('listSessions'),
      providesTags: ['Sessions'],
    }),
    endSession: build.mutation<ApiResponse<'endSession'>, number>({
      query: (id) => request('endSession', { params: { id } }),
      invalidatesTags: ['Sessions'],
    }),
    endOtherSessions: build.mutation<ApiResponse<'endOtherSessions'>, void>({
      query: () => request('endOtherSessions'),
      invalidatesTags: ['Sessions'],
    }),
  }),
});

export const {
  useRequestAccountCodeMutation,
  useChangePasswordMutation,
  useListSessionsQuery,
  useEndSessionMutation,
  useEndOtherSessionsMutation,
} = accountApi;
