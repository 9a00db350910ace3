export const loginMessages = {
  submit: 'Log in',
  submitting: 'Logging in...',
  username: 'Username or Email',
  password: 'Password',
  remember: 'Keep me logged in',
  emailVerified: 'Email verified! Please log in to continue.',
  invalidCredentials: 'Invalid username or password',
  verifyEmail: 'Please verify your email',
  verifyEmailNote: 'Please verify your email.',
  resendOtp: 'Resend OTP',
  failed: 'Login failed',
  missingFields: 'User data is missing required fields (id, email, username)',
  googleFailed: 'Google login failed',
} as const;

export const sessionMessages = {
  unauthorizedLog: 'Unauthorized',
  unauthorizedList: 'Unauthorized! Please log in.',
  expired: 'Session expired! Please log in again.',
  noToken: 'No token found. Please log in.',
} as const;
