import { array, object, ref, string } from 'yup';
import {
  EMAIL_MAX_LENGTH,
  OTP_LENGTH,
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
  USERNAME_PATTERN,
} from '#contract/limits';
import { otpMessages } from '#contract/messages';
import { neededText } from '#shared/forms/rules';
import * as texts from '../later.texts';
import { WHOLE_ADDRESS, countCharacters } from './accountRules';

const email = string()
  .trim()
  .required(texts.missingEmail)
  .max(EMAIL_MAX_LENGTH, texts.incompleteAddress)
  .matches(WHOLE_ADDRESS, { message: texts.incompleteAddress, excludeEmptyString: true });

const otp = string()
  .trim()
  .required(otpMessages.invalidOtp)
  .length(OTP_LENGTH, otpMessages.invalidOtp);

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

export const signupSchema = object({
  username: string().trim().required(texts.missingUsername).matches(new RegExp(USERNAME_PATTERN), {
    message: texts.usernameRule,
    excludeEmptyString: true,
  }),
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

/** The schema of the first profile step. */
export const profileSchema = object({
  university_name: neededText(texts.missingUniversity),
  department: neededText(texts.missingDepartment),
  fields_of_interest: array(string().required()).required().min(1, texts.missingInterests),
  another_interest: string().default(''),
});
