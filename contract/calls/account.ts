import { Type } from '@sinclair/typebox';
import { Me, Position, Profile } from '../entities/person';
import {
  BIO_MAX_LENGTH,
  DEPARTMENT_NAME_MAX_LENGTH,
  DISPLAY_NAME_MAX_LENGTH,
  EMAIL_MAX_LENGTH,
  HOMEPAGE_MAX_LENGTH,
  INTEREST_MAX_LENGTH,
  JPEG_MAX_BYTES,
  MAX_INTERESTS,
  MENTORING_PLACES_MAX,
  MENTORING_TOPICS_MAX,
  OTP_TEXT_MAX_LENGTH,
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
  PROFILE_PICTURE_MAX_BYTES,
  PRONOUNS_MAX_LENGTH,
  TIMEZONE_MAX_LENGTH,
  UNIVERSITY_NAME_MAX_LENGTH,
  USERNAME_MAX_LENGTH,
  USERNAME_MIN_LENGTH,
  USERNAME_PATTERN,
} from '../limits';
import { defineCall } from '../defineCall';
import { Id, Url, nullable, oneOf, record } from '../schema';
import { at, Detail, idParams, optionalText, text } from './common';

const tag = 'Account';
export const email = Type.String({
  minLength: 3,
  maxLength: EMAIL_MAX_LENGTH,
  // The lookahead finds the dot once, so the host can't match in more than one way for any text.
  pattern: '^\\s*[^\\s@]+@(?=[^\\s@]+\\.[^\\s@])[^\\s@]+\\s*$',
});
export const newUsername = Type.String({
  minLength: USERNAME_MIN_LENGTH,
  maxLength: USERNAME_MAX_LENGTH,
  pattern: USERNAME_PATTERN,
});
export const newPassword = Type.String({
  minLength: PASSWORD_MIN_LENGTH,
  maxLength: PASSWORD_MAX_LENGTH,
});
export const otp = Type.String({ minLength: 1, maxLength: OTP_TEXT_MAX_LENGTH });
/** The username used at sign-up. A code for a different username is then invalid. */
const signedUpAs = Type.Optional(Type.String({ minLength: 1, maxLength: USERNAME_MAX_LENGTH }));

export const accountCalls = {
  signup: defineCall({
    ...at('signup'),
    tag,
    access: 'anonymous',
    summary: 'Create an account and email a code to verify the address',
    bodyKind: 'json',
    body: record({
      username: newUsername,
      email,
      password: newPassword,
    }),
    status: 201,
    response: record({ detail: Type.String(), username: Type.String(), email: Type.String() }),
  }),
  login: defineCall({
    ...at('login'),
    tag,
    access: 'anonymous',
    summary: 'Exchange a username or email and a password for a token',
    bodyKind: 'form',
    body: record({
      username: Type.String({ minLength: 1, maxLength: EMAIL_MAX_LENGTH }),
      password: Type.String({ minLength: 1, maxLength: 1024 }),
      remember: Type.Optional(oneOf('true', 'false')),
    }),
    response: record({ access_token: Type.String(), token_type: oneOf('bearer') }),
  }),
  logout: defineCall({
    ...at('logout'),
    tag,
    access: 'verified',
    duringDeletion: true,
    summary: 'End this session and close its sockets',
    status: 204,
    response: null,
  }),
  googleLogin: defineCall({
    ...at('googleLogin'),
    tag,
    access: 'anonymous',
    summary: 'Start the Google sign-in',
    // Accepts any value, because every error redirects to the login page instead of returning a
    // refusal that no page would show.
    query: record({ login_hint: Type.Optional(Type.Unknown()) }),
    status: 302,
    response: null,
  }),
  googleCallback: defineCall({
    ...at('googleCallback'),
    tag,
    access: 'anonymous',
    summary: 'Complete the Google sign-in',
    query: record({
      code: Type.Optional(Type.Unknown()),
      state: Type.Optional(Type.Unknown()),
      error: Type.Optional(Type.Unknown()),
    }),
    status: 302,
    response: null,
  }),
  me: defineCall({
    ...at('me'),
    tag,
    access: 'verified',
    duringDeletion: true,
    summary: 'The signed-in user',
    response: Me,
  }),
  verifyOtp: defineCall({
    ...at('verifyOtp'),
    tag,
    access: 'anonymous',
    summary: 'Complete a signup with the emailed code',
    bodyKind: 'json',
    body: record({ email, otp, username: signedUpAs }),
    response: Detail,
  }),
  resendOtp: defineCall({
    ...at('resendOtp'),
    tag,
    access: 'anonymous',
    summary: 'Email a new code',
    bodyKind: 'json',
    body: record({
      email,
      otp: Type.Optional(Type.String({ maxLength: OTP_TEXT_MAX_LENGTH })),
      username: signedUpAs,
    }),
    response: Detail,
  }),
  forgotPassword: defineCall({
    ...at('forgotPassword'),
    tag,
    access: 'anonymous',
    summary: 'Email a code to reset the password',
    bodyKind: 'json',
    body: record({ email }),
    response: Detail,
  }),
  resetPassword: defineCall({
    ...at('resetPassword'),
    tag,
    access: 'anonymous',
    summary: 'Set a new password and end every session',
    bodyKind: 'json',
    body: record({ email, otp, new_password: newPassword }),
    response: Detail,
  }),
  userByName: defineCall({
    ...at('userByName'),
    tag,
    access: 'verified',
    summary: 'The id behind a username',
    params: record({ username: Type.String({ minLength: 1, maxLength: 100 }) }),
    response: Id,
  }),
  profile: defineCall({
    ...at('profile'),
    tag,
    access: 'verified',
    summary: "A person's profile",
    params: idParams,
    response: Profile,
  }),
  uploadPicture: defineCall({
    ...at('uploadPicture'),
    tag,
    access: 'verified',
    summary: 'Set the profile picture',
    bodyKind: 'multipart',
    body: record({ origin: Type.Optional(oneOf('chosen', 'generated')) }),
    files: {
      file: {
        maxFiles: 1,
        maxBytes: PROFILE_PICTURE_MAX_BYTES,
        jpegMaxBytes: JPEG_MAX_BYTES,
        required: true,
      },
    },
    response: record({ filename: Url }),
  }),
  changePrivacy: defineCall({
    ...at('changePrivacy'),
    tag,
    access: 'verified',
    summary:
      "Hide or show the caller's email address and presence to connections, and keep or delete the conversation with the assistant",
    bodyKind: 'json',
    body: record({
      hides_email: Type.Optional(Type.Boolean()),
      hides_presence: Type.Optional(Type.Boolean()),
      keeps_conversation: Type.Optional(Type.Boolean()),
    }),
    response: Me,
  }),
  changeDetails: defineCall({
    ...at('changeDetails'),
    tag,
    access: 'verified',
    summary:
      "Set the caller's name, pronouns, position, biography, addresses, mentoring and time zone; fields left out stay",
    bodyKind: 'json',
    body: record({
      display_name: optionalText(DISPLAY_NAME_MAX_LENGTH),
      pronouns: optionalText(PRONOUNS_MAX_LENGTH),
      position: Type.Optional(nullable(Position)),
      position_since: Type.Optional(nullable(Type.Integer({ minimum: 1900, maximum: 2200 }))),
      bio: optionalText(BIO_MAX_LENGTH),
      // Longer than an ORCID, because it may be pasted as an address.
      orcid: optionalText(100),
      homepage: optionalText(HOMEPAGE_MAX_LENGTH),
      /** An IANA name, for the hour of the digest. */
      timezone: Type.Optional(Type.String({ minLength: 1, maxLength: TIMEZONE_MAX_LENGTH })),
      mentoring_topics: Type.Optional(
        Type.Array(text(INTEREST_MAX_LENGTH), { maxItems: MENTORING_TOPICS_MAX }),
      ),
      mentoring_places: Type.Optional(Type.Integer({ minimum: 0, maximum: MENTORING_PLACES_MAX })),
    }),
    response: Me,
  }),
  completeStep1: defineCall({
    ...at('completeStep1'),
    tag,
    access: 'verified',
    summary: 'Set university, department and interests',
    bodyKind: 'multipart',
    body: record({
      university_name: text(UNIVERSITY_NAME_MAX_LENGTH),
      department: text(DEPARTMENT_NAME_MAX_LENGTH),
      fields_of_interest: Type.Array(text(INTEREST_MAX_LENGTH), {
        minItems: 1,
        maxItems: MAX_INTERESTS,
      }),
    }),
    response: Me,
  }),
};
