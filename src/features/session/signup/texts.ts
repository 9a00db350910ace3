/** Texts of the fields for a code from an email. */
import { OTP_LENGTH } from '#contract/limits';

// OtpField
export const codeHint = `Enter the ${OTP_LENGTH}-character code from the email.`;

// ResendCode
export const noEmail = 'Didn’t get the email?';
