/** Texts of the pages before the login. */
import {
  OTP_LENGTH,
  PASSWORD_MAX_LENGTH,
  USERNAME_MAX_LENGTH,
  USERNAME_MIN_LENGTH,
} from '#contract/limits';

/* Frame */

export const startPage = 'Quad home page';
export const claim = 'Where academic minds connect.';
export const offer = 'Read, debate and publish with people in your field.';

/* Login */

export const title = 'Log in';
export const loading = 'Loading';
export const forgotPassword = 'Forgot password?';
export const noAccountYet = 'Don’t have an account?';
export const signUp = 'Sign up';

/* Login with Google, which the signup shows as well */

export const or = 'or';
export const continueWithGoogle = 'Continue with Google';
export const accountNote = (account: string) => `You’ll sign in to Google as ${account}`;

/* Signup */

export const signUpTitle = 'Sign up';
export const signUpLead = 'For students, faculty and researchers.';
export const username = 'Username';
export const institutionalEmail = 'Institutional email';
export const password = 'Password';
export const haveAccount = 'Already have an account?';
export const logIn = 'Log in';

/* Verifying an address */

export const verifyTitle = 'Verify your email';
export const email = 'Email';
export const verificationCode = 'Code';
export const alreadyVerified = 'Already verified?';

/* Codes from emails */

// OtpField
export const codeHint = `Enter the ${OTP_LENGTH}-character code from the email.`;

// ResendCode
export const noEmail = 'Didn’t get the email?';

/* Forgot password */

export const forgotTitle = 'Forgot password';
export const forgotLead = 'We’ll email you a code so you can set a new password.';
export const remembered = 'Remembered it?';

/* Reset password */

export const resetTitle = 'Reset password';
export const resetCode = 'OTP';
export const newPassword = 'New password';
export const confirmPassword = 'Confirm password';

/* Switching accounts */

export const switchTitle = 'Switch accounts?';
export const switchLead = (username: string) =>
  `You are logged in as ${username}. The link you opened logs you in to a different account. Continue only if you requested it.`;
export const stayLoggedIn = (username: string) => `Stay logged in as ${username}`;
export const switchAccount = 'Switch account';

/* Rules of the fields */

export const usernameRule = `Use ${USERNAME_MIN_LENGTH} to ${USERNAME_MAX_LENGTH} letters from A to Z, digits from 0 to 9, dots, underscores or hyphens.`;

/* Problems of the fields */

export const incompleteAddress = 'Enter a full email address, such as name@university.edu.';
export const missingEmail = 'Enter your email address.';
export const missingLogin = 'Enter your username or email.';
export const missingPassword = 'Enter your password.';
export const missingUsername = 'Choose a username.';
export const passwordTooLong = `Password must be at most ${PASSWORD_MAX_LENGTH} characters`;

export const wrongYear = 'Enter a year with four digits.';
export const missingTopics = 'Choose at least one topic, or no mentoring.';
export const wrongHomepage = 'Enter an address that starts with https://.';
export const missingUniversity = 'Enter your university.';
export const missingDepartment = 'Enter your department.';
export const missingInterests = 'Choose at least one interest.';
