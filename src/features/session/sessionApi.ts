import type { Me } from '#contract/entities/person';
import { baseApi } from '../../api/baseApi';

export interface Credentials {
  /** Username or e-mail. */
  username: string;
  password: string;
  remember: boolean;
}

interface Signup {
  username: string;
  email: string;
  password: string;
}

/** The signup that a code is for; without a username the latest one of the address. */
interface SignedUpAs {
  email: string;
  username?: string;
}

interface ProfileStep1 {
  university_name: string;
  department: string;
  fields_of_interest: string[];
}

const otpOptions = { anonymous: true, secretArgs: ['otp'] };

/** The calls of accounts and sessions. Sign in and out through the thunks, not through these. */
export const sessionApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    signup: build.mutation<{ detail: string; username: string; email: string }, Signup>({
      query: (body) => ({ url: 'auth/signup/', method: 'POST', body }),
      extraOptions: { anonymous: true, creates: true, secretArgs: ['password'] },
    }),
    login: build.mutation<{ access_token?: string }, Credentials>({
      query: ({ username, password, remember }) => ({
        url: 'auth/token',
        method: 'POST',
        body: new URLSearchParams({ username, password, remember: String(remember) }),
      }),
      extraOptions: { anonymous: true, secretArgs: ['password'], secretResult: true },
    }),
    /** Takes the token along, since the state has forgotten it by the time this is sent. */
    logout: build.mutation<null, { token: string }>({
      query: ({ token }) => ({ url: 'auth/token', method: 'DELETE', token, keepalive: true }),
      extraOptions: { secretArgs: ['token'] },
    }),
    me: build.query<Me, void>({
      query: () => 'auth/users/me/',
      extraOptions: { handlesUnauthorized: true },
    }),
    verifyOtp: build.mutation<{ detail: string }, SignedUpAs & { otp: string }>({
      query: (body) => ({ url: 'auth/verify-otp/', method: 'POST', body }),
      extraOptions: otpOptions,
    }),
    resendOtp: build.mutation<{ detail: string }, SignedUpAs>({
      query: (body) => ({ url: 'auth/resend-otp/', method: 'POST', body: { ...body, otp: '' } }),
      extraOptions: otpOptions,
    }),
    forgotPassword: build.mutation<{ detail: string }, { email: string }>({
      query: (body) => ({ url: 'auth/forgot-password/', method: 'POST', body }),
      extraOptions: { anonymous: true },
    }),
    resetPassword: build.mutation<
      { detail: string },
      { email: string; otp: string; new_password: string }
    >({
      query: (body) => ({ url: 'auth/reset-password/', method: 'POST', body }),
      extraOptions: { anonymous: true, secretArgs: ['otp', 'new_password'] },
    }),
    completeStep1: build.mutation<Me, ProfileStep1>({
      query: ({ university_name, department, fields_of_interest }) => {
        const body = new FormData();
        body.append('university_name', university_name);
        body.append('department', department);
        fields_of_interest.forEach((field) => body.append('fields_of_interest', field));
        return { url: 'profile/step1', method: 'POST', body };
      },
      invalidatesTags: ['Profile', 'Suggestions', 'Universities'],
    }),
    changePrivacy: build.mutation<Me, { hides_email: boolean }>({
      query: (body) => ({ url: 'profile/privacy', method: 'PUT', body }),
      invalidatesTags: ['Profile'],
    }),
    uploadPicture: build.mutation<{ filename: string }, { file: File; uploadId: string }>({
      query: ({ file, uploadId }) => {
        const body = new FormData();
        body.append('file', file);
        return { url: 'profile/upload_picture', method: 'POST', body, uploadId };
      },
      invalidatesTags: ['Profile'],
    }),
  }),
});

export const {
  useSignupMutation,
  useVerifyOtpMutation,
  useResendOtpMutation,
  useForgotPasswordMutation,
  useResetPasswordMutation,
  useCompleteStep1Mutation,
  useUploadPictureMutation,
  useChangePrivacyMutation,
} = sessionApi;
