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
import { USERNAME_RULE, WHOLE_ADDRESS, countCharacters } from './accountRules';

const incompleteAddress = 'Enter a full email address, such as name@university.edu.';

const email = string()
  .trim()
  .required('Enter your email address.')
  .max(EMAIL_MAX_LENGTH, incompleteAddress)
  .matches(WHOLE_ADDRESS, { message: incompleteAddress, excludeEmptyString: true });

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
    `Password must be at most ${PASSWORD_MAX_LENGTH} characters`,
    (text = '') => countCharacters(text) <= PASSWORD_MAX_LENGTH,
  );

export const loginSchema = object({
  username: string().trim().required('Enter your username or email.'),
  password: string().required('Enter your password.'),
});

export const signupSchema = object({
  username: string()
    .trim()
    .required('Choose a username.')
    .matches(new RegExp(USERNAME_PATTERN), { message: USERNAME_RULE, excludeEmptyString: true }),
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
  university_name: neededText('Your university is missing'),
  department: neededText('Your department is missing'),
  fields_of_interest: array(string().required()).required().min(1, 'Choose at least one interest'),
  another_interest: string().default(''),
});
