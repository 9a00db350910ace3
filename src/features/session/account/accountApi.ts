import type { Action } from '@reduxjs/toolkit';
import type { Me } from '#contract/entities/person';
import { baseApi } from '#api/baseApi';
import { request, type ApiResponse } from '#api/request';
import { meChanged } from '#shared/store/sessionEvents';

/** The changes that a mailed code can confirm in place of a password. */
export type CodePurpose = 'set_password' | 'change_email' | 'delete_account';

interface PasswordChange {
  current_password?: string;
  /** Replaces the password of an account without one. */
  otp?: string;
  new_password: string;
}

interface EmailChange {
  new_email: string;
  password?: string;
  /** Replaces the password of an account without one. */
  otp?: string;
}

/** Shows the changed user everywhere at once. A failure is shown by the form. */
const updateMe = async (
  _args: unknown,
  {
    dispatch,
    queryFulfilled,
  }: { dispatch: (action: Action) => unknown; queryFulfilled: Promise<{ data: Me }> },
) => {
  const me = await queryFulfilled.then(
    ({ data }) => data,
    () => null,
  );
  if (me) dispatch(meChanged({ me }));
};

/** The endpoints with which signed-in users manage their account. */
export const accountApi = baseApi.enhanceEndpoints({ addTagTypes: ['Sessions'] }).injectEndpoints({
  endpoints: (build) => ({
    requestAccountCode: build.mutation<ApiResponse<'requestAccountCode'>, { purpose: CodePurpose }>(
      {
        query: (json) => request('requestAccountCode', { json }),
      },
    ),
    changePassword: build.mutation<ApiResponse<'changePassword'>, PasswordChange>({
      query: (json) => request('changePassword', { json }),
      extraOptions: { secretArgs: ['current_password', 'otp', 'new_password'] },
      invalidatesTags: ['Me', 'Sessions'],
    }),
    changeEmail: build.mutation<ApiResponse<'changeEmail'>, EmailChange>({
      query: (json) => request('changeEmail', { json }),
      extraOptions: { secretArgs: ['new_email', 'password', 'otp'] },
    }),
    confirmEmail: build.mutation<ApiResponse<'confirmEmail'>, { otp: string }>({
      query: (json) => request('confirmEmail', { json }),
      extraOptions: { secretArgs: ['otp'] },
      invalidatesTags: ['Profile'],
      onQueryStarted: updateMe,
    }),
    undoEmailChange: build.mutation<ApiResponse<'undoEmailChange'>, { token: string }>({
      query: ({ token }) => request('undoEmailChange', { params: { token } }),
      extraOptions: { anonymous: true, secretArgs: ['token'] },
    }),
    changeUsername: build.mutation<ApiResponse<'changeUsername'>, { username: string }>({
      query: (json) => request('changeUsername', { json }),
      invalidatesTags: ['Profile'],
      onQueryStarted: updateMe,
    }),
    verifyInstitution: build.mutation<ApiResponse<'verifyInstitution'>, { email: string }>({
      query: (json) => request('verifyInstitution', { json }),
      extraOptions: { secretArgs: ['email'] },
    }),
    confirmInstitution: build.mutation<ApiResponse<'confirmInstitution'>, { otp: string }>({
      query: (json) => request('confirmInstitution', { json }),
      extraOptions: { secretArgs: ['otp'] },
      invalidatesTags: ['Profile'],
      onQueryStarted: updateMe,
    }),
    removeInstitution: build.mutation<ApiResponse<'removeInstitution'>, void>({
      query: () => request('removeInstitution'),
      invalidatesTags: ['Me', 'Profile'],
    }),
    requestDeletion: build.mutation<
      ApiResponse<'requestDeletion'>,
      { password?: string; otp?: string }
    >({
      query: (json) => request('requestDeletion', { json }),
      extraOptions: { secretArgs: ['password', 'otp'] },
    }),
    keepAccount: build.mutation<ApiResponse<'keepAccount'>, void>({
      query: () => request('keepAccount'),
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
  useChangeUsernameMutation,
  useChangeEmailMutation,
  useConfirmEmailMutation,
  useUndoEmailChangeMutation,
  useVerifyInstitutionMutation,
  useConfirmInstitutionMutation,
  useRemoveInstitutionMutation,
  useRequestDeletionMutation,
  useKeepAccountMutation,
  useListSessionsQuery,
  useEndSessionMutation,
  useEndOtherSessionsMutation,
} = accountApi;
