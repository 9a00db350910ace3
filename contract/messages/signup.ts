export const signupMessages = {
  submit: 'Sign up',
  submitting: 'Signing up...',
  success: 'Signup successful! Please check your email for verification.',
  failed: 'Signup failed. Please check your details and try again.',
  usernameTaken: 'This username is already taken. Please choose another one.',
  usernameLooksTaken:
    'This username looks too much like one that is already taken. Please choose another one.',
  usernameReserved: 'This username is reserved. Please choose another one.',
  usernameHostLike:
    'This username looks like a web address. Please choose another one, for example without its ending.',
  emailNotPlain: 'Please enter a plain email address, such as name@university.edu.',
  emailUnreachable:
    'This address can’t receive our emails, because our server only takes plain letters before the @. Please use another email address.',
  passwordTooCommon: 'This password is too easy to guess. Please choose another one.',
} as const;

export const otpMessages = {
  verify: 'Verify OTP',
  resend: 'Resend OTP',
  send: 'Send OTP',
  verified: 'Email verified successfully!',
  verificationFailed: 'Verification failed',
  resendFailed: 'Failed to resend OTP',
  sendFailed: 'Failed to send OTP',
  resent: 'New OTP sent to your email',
  tooManyRequests: 'Too many requests. Please wait a minute and try again.',
  invalidCode: 'Invalid or expired code',
  resetSent: 'Password reset OTP sent to your email!',
  resetPassword: 'Reset Password',
  resetDone: 'Password reset successfully! Redirecting to login...',
  resetFailed: 'Password reset failed',
  invalidOtp: 'Please enter a valid 6-character OTP',
  passwordsDiffer: 'Passwords do not match',
  passwordTooShort: 'Password must be at least 8 characters',
} as const;
