import { layoutMail } from '../../platform/mailer/layoutMail';
import type { MailPayload } from '../../platform/outbox/jobs';

const CODE_LASTS = 'The code is valid for 10 minutes and can be used once.';

/** Brings the code that proves an address. */
export function verificationMail({
  email,
  username,
  code,
}: {
  email: string;
  username: string;
  code: string;
}): MailPayload {
  return {
    to: email,
    subject: `${code} is your Quad verification code`,
    code,
    ...layoutMail({
      heading: 'Verify your email',
      paragraphs: [
        `Hello ${username}, please enter this code to verify your email address.`,
        CODE_LASTS,
        'If you did not sign up for Quad under this username, you can ignore this mail.',
      ],
      code,
    }),
  };
}

/** Tells the owner of an account that somebody signed up with the address. */
export function knownAddressMail({
  email,
  username,
  publicUrl,
}: {
  email: string;
  username: string;
  publicUrl: string;
}): MailPayload {
  return {
    to: email,
    subject: 'You already have a Quad account',
    ...layoutMail({
      heading: 'You already have an account',
      paragraphs: [
        `Hello ${username}, somebody just tried to sign up for Quad with your email address.`,
        `If it was you: your account is ready, log in at ${publicUrl}/login. If you forgot your password, reset it at ${publicUrl}/forgot-password.`,
        'If it was not you, nothing has changed and you need not do anything.',
      ],
    }),
  };
}

/** Brings the code that resets a password. */
export function resetMail({
  email,
  username,
  code,
}: {
  email: string;
  username: string;
  code: string;
}): MailPayload {
  return {
    to: email,
    subject: `${code} is your Quad password reset code`,
    code,
    ...layoutMail({
      heading: 'Reset your password',
      paragraphs: [
        `Hello ${username}, please enter this code to choose a new password.`,
        CODE_LASTS,
        'If you did not ask for it, you can ignore this mail: your password stays as it is.',
      ],
      code,
    }),
  };
}

/** Tells the owner of an account that its password is another now. */
export function passwordChangedMail({
  email,
  publicUrl,
}: {
  email: string;
  publicUrl: string;
}): MailPayload {
  return {
    to: email,
    subject: 'Your Quad password was changed',
    ...layoutMail({
      heading: 'Your password was changed',
      paragraphs: [
        'The password of your Quad account was just reset, and every device was signed out.',
        `If it was not you, reset it again at once at ${publicUrl}/forgot-password.`,
      ],
    }),
  };
}
