import { array, object, ref, string } from 'yup';
import {
  BIO_MAX_LENGTH,
  DISPLAY_NAME_MAX_LENGTH,
  EMAIL_MAX_LENGTH,
  HOMEPAGE_MAX_LENGTH,
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
  PRONOUNS_MAX_LENGTH,
  USERNAME_PATTERN,
} from '#contract/limits';
import { otpMessages } from '#contract/messages';
import { trimPasted } from '#contract/typed/trimPasted';
import { readCode, tidyNumber } from '#contract/typed/typedNumbers';
import { atMost, neededText } from '#shared/forms/rules';
import * as texts from '../texts';
import type { ProfileFields } from '../profile/profileFields';
import { WHOLE_ADDRESS, WHOLE_CODE, countCharacters } from './accountRules';

const email = string()
  .trim()
  .required(texts.missingEmail)
  .max(EMAIL_MAX_LENGTH, texts.incompleteAddress)
  .matches(WHOLE_ADDRESS, { message: texts.incompleteAddress, excludeEmptyString: true });

const otp = string()
  .transform((text: string) => readCode(text) ?? text)
  .required(otpMessages.invalidOtp)
  .matches(WHOLE_CODE, otpMessages.invalidOtp);

const newPassword = string()
  .required(otpMessages.passwordTooShort)
  .test(
    'long-enough',
    otpMessages.passwordTooShort,
    (text = '') => countCharacters(text) >= PASSWORD_MIN_LENGTH,
  )
  .test(
    'short-enough',
    texts.passwordTooLong,
    (text = '') => countCharacters(text) <= PASSWORD_MAX_LENGTH,
  );

export const loginSchema = object({
  username: string().trim().required(texts.missingLogin),
  password: string().required(texts.missingPassword),
});

const username = string()
  .trim()
  .required(texts.missingUsername)
  .matches(new RegExp(USERNAME_PATTERN), {
    message: texts.usernameRule,
    excludeEmptyString: true,
  });

export const signupSchema = object({
  username,
  email,
  password: newPassword,
});

export const verifySchema = object({ email, otp });

export const forgotSchema = object({ email });

export const resetSchema = object({
  email,
  otp,
  new_password: newPassword,
  confirm: string()
    .required(otpMessages.passwordsDiffer)
    .oneOf([ref('new_password')], otpMessages.passwordsDiffer),
});

export const codeSchema = object({ otp });

/** A new address, with the password as the proof, or with a mailed code. */
export const passwordEmailSchema = object({
  new_email: email,
  password: string().required(texts.missingPassword),
  otp: string().default(''),
});
export const codeEmailSchema = object({ new_email: email, password: string().default(''), otp });

export const emailSchema = object({ email });

/** The proof for deleting an account: the password, or a mailed code. */
export const passwordDeletionSchema = object({
  password: string().required(texts.missingPassword),
  otp: string().default(''),
});
export const codeDeletionSchema = object({ password: string().default(''), otp });

export const usernameSchema = object({ username });

export const changePasswordSchema = object({
  current_password: string().required(texts.missingPassword),
  new_password: newPassword,
});

export const setPasswordSchema = object({ otp, new_password: newPassword });

/** The schema of the first profile step. */
export const profileSchema = object({
  display_name: string()
    .default('')
    .test(...atMost(DISPLAY_NAME_MAX_LENGTH)),
  pronouns: string()
    .default('')
    .test(...atMost(PRONOUNS_MAX_LENGTH)),
  position: string().default(''),
  position_since: string()
    .default('')
    .transform(tidyNumber)
    .matches(/^\d{4}$/, { message: texts.wrongYear, excludeEmptyString: true }),
  bio: string()
    .default('')
    .test(...atMost(BIO_MAX_LENGTH)),
  orcid: string().default('').trim(),
  homepage: string()
    .default('')
    .transform(trimPasted)
    .max(HOMEPAGE_MAX_LENGTH, texts.wrongHomepage)
    .matches(/^https:\/\/\S+$/, { message: texts.wrongHomepage, excludeEmptyString: true }),
  university_name: neededText(texts.missingUniversity),
  department: neededText(texts.missingDepartment),
  fields_of_interest: array(string().required()).required().min(1, texts.missingInterests),
  another_interest: string().default(''),
  mentoring_places: string().default('0'),
  mentoring_topics: array(string().required())
    .required()
    .test('any-topic', texts.missingTopics, (topics, { parent }) => {
      const { mentoring_places: places, fields_of_interest: interests } = parent as ProfileFields;
      return places === '0' || topics.some((topic) => interests.includes(topic));
    }),
});
