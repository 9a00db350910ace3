/** Texts of the login. */

// The form
export const submit = 'Log in';
export const submitting = 'Logging in...';
export const username = 'Username or Email';
export const password = 'Password';
export const remember = 'Keep me logged in';

// Notes above the form
export const emailVerified = 'Email verified! Please log in to continue.';
export const invalidCredentials = 'Invalid username or password';
export const verifyEmail = 'Please verify your email';
export const verifyEmailNote = 'Please verify your email.';
export const resendOtp = 'Resend OTP';

// Problems
export const failed = 'Login failed';
export const missingFields = 'User data is missing required fields (id, email, username)';
export const googleFailed = 'Google login failed';
export const googleOutside =
  'Google login failed: only addresses of the universities of this Quad can sign up.';
