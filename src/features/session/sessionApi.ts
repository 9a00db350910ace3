import { baseApi } from '#api/baseApi';
import { request, type ApiResponse, type RequestParts } from '#api/request';

export interface Credentials {
  /** The username or email. */
  username: string;
  password: string;
  remember: boolean;
}

interface Signup {
  username: string;
  email: string;
  password: string;
}

/** Changes to the details of a profile. */
export type DetailChanges = NonNullable<RequestParts<'changeDetails'>['json']>;

/** The signup that a code belongs to; without a username the latest one of the address. */
interface SignedUpAs {
  email: string;
  username?: string;
}

interface ProfileStep1 {
  university_name: string;
  department: string;
  fields_of_interest: string[];
}

interface PictureUpload {
  file: File;
  /** The browser drew the picture because the user chose none. */
  isGenerated?: boolean;
  uploadId: string;
}

const otpOptions = { anonymous: true, secretArgs: ['otp'] };

/** The account and session endpoints. Sign in and out through the thunks, not through these. */
export const sessionApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    signup: build.mutation<ApiResponse<'signup'>, Signup>({
      query: (json) => request('signup', { json }),
      extraOptions: { anonymous: true, creates: true, secretArgs: ['password'] },
    }),
    login: build.mutation<{ access_token?: string }, Credentials>({
      query: ({ username, password, remember }) =>
        request('login', { form: { username, password, remember: remember ? 'true' : 'false' } }),
      extraOptions: { anonymous: true, secretArgs: ['password'], secretResult: true },
    }),
    /** Passes the token, because the state no longer has it when the request is sent. */
    logout: build.mutation<ApiResponse<'logout'>, { token: string }>({
      query: ({ token }) => request('logout', { token, keepalive: true }),
      extraOptions: { secretArgs: ['token'], endsToken: true },
    }),
    me: build.query<ApiResponse<'me'>, void>({
      query: () => request('me'),
      extraOptions: { handlesUnauthorized: true },
    }),
    /** Keeps the signed-in user's data in the state up to date while a component uses it. */
    refreshMe: build.query<ApiResponse<'me'>, void>({
      query: () => request('me'),
      providesTags: ['Me', 'Profile', 'Connections'],
    }),
    verifyOtp: build.mutation<ApiResponse<'verifyOtp'>, SignedUpAs & { otp: string }>({
      query: (json) => request('verifyOtp', { json }),
      extraOptions: otpOptions,
    }),
    resendOtp: build.mutation<ApiResponse<'resendOtp'>, SignedUpAs>({
      query: (asked) => request('resendOtp', { json: { ...asked, otp: '' } }),
      extraOptions: otpOptions,
    }),
    forgotPassword: build.mutation<ApiResponse<'forgotPassword'>, { email: string }>({
      query: (json) => request('forgotPassword', { json }),
      extraOptions: { anonymous: true },
    }),
    resetPassword: build.mutation<
      ApiResponse<'resetPassword'>,
      { email: string; otp: string; new_password: string }
    >({
      query: (json) => request('resetPassword', { json }),
      extraOptions: { anonymous: true, secretArgs: ['otp', 'new_password'] },
    }),
    completeStep1: build.mutation<ApiResponse<'completeStep1'>, ProfileStep1>({
      query: ({ university_name, department, fields_of_interest }) =>
        request('completeStep1', { fields: { university_name, department, fields_of_interest } }),
      invalidatesTags: ['Profile', 'Suggestions', 'Universities'],
    }),
    changeDetails: build.mutation<ApiResponse<'changeDetails'>, DetailChanges>({
      query: (json) => request('changeDetails', { json }),
      // The browser sends the time zone on its own; only the settings show it.
      invalidatesTags: (_result, _error, { timezone }) =>
        timezone ? ['NotificationSettings'] : ['Profile', 'Comments'],
    }),
    changePrivacy: build.mutation<
      ApiResponse<'changePrivacy'>,
      { hides_email?: boolean; hides_presence?: boolean }
    >({
      query: (json) => request('changePrivacy', { json }),
      invalidatesTags: ['Profile'],
    }),
    uploadPicture: build.mutation<ApiResponse<'uploadPicture'>, PictureUpload>({
      query: ({ file, isGenerated, uploadId }) =>
        request('uploadPicture', {
          fields: { origin: isGenerated ? 'generated' : 'chosen' },
          files: { file },
          uploadId,
        }),
      invalidatesTags: ['Profile', 'Comments'],
    }),
  }),
});

export const {
  useRefreshMeQuery,
  useSignupMutation,
  useVerifyOtpMutation,
  useResendOtpMutation,
  useForgotPasswordMutation,
  useResetPasswordMutation,
  useChangeDetailsMutation,
  useCompleteStep1Mutation,
  useChangePrivacyMutation,
} = sessionApi;
