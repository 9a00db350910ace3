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
  passwordTooCommon: 'This password is too easy to guess. Please choose another one.',
} as const;
