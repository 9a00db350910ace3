export const signupMessages = {
  submit: 'Sign up',
  submitting: 'Signing up...',
  success: 'Signup successful! Please check your email for verification.',
  failed: 'Signup failed. Please check your details and try again.',
} as const;
