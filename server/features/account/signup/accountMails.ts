import { layoutMail } from '#server/platform/mailer/layoutMail';
import type { MailPayload } from '#server/platform/outbox/jobs';

const CODE_LASTS = 'The code is valid for 10 minutes and can be used once.';

/** A one-time code with its recipient. */
interface CodeMail {
  email: string;
  username: string;
  code: string;
  publicUrl: string;
}

/**
 * The mail with the code that completes a signup. It names the username, because only the person
 * who signed up with it knows its password. `hasOtherSignups`: there are other signups with the same
 * address.
 */
export function verificationMail({
  email,
  username,
  code,
  publicUrl,
  hasOtherSignups,
}: CodeMail & { hasOtherSignups: boolean }): MailPayload {
  const warning = `Someone else also signed up for Quad with your email address but another username. This code is only for ${username}: check that it is the username you chose.`;
  return {
    to: email,
    subject: `${code} is your Quad verification code`,
    code,
    ...layoutMail({
      heading: 'Verify your email',
      paragraphs: [
        `Hello ${username}, please enter this code to verify your email address.`,
        ...(hasOtherSignups ? [warning] : []),
        CODE_LASTS,
      ],
      code,
      note: `Didn’t sign up as ${username}? Don’t enter the code; someone else set this account’s password. You can ignore this email and sign up yourself at ${publicUrl}/signup, or claim the account by resetting its password at ${publicUrl}/forgot-password.`,
    }),
  };
}

/** Notifies the owner of an account that there was a signup with their address. */
export function knownAddressMail({
  email,
  username,
  publicUrl,
}: Omit<CodeMail, 'code'>): MailPayload {
  return {
    to: email,
    subject: 'You already have a Quad account',
    ...layoutMail({
      heading: 'You already have an account',
      paragraphs: [
        `Hello ${username}, someone just tried to sign up for Quad with your email address.`,
        `If this was you, your account is ready: log in as ${username} at ${publicUrl}/login. If you forgot your password, reset it at ${publicUrl}/forgot-password.`,
      ],
      note: 'If it wasn’t you, nothing has changed. You don’t need to do anything.',
    }),
  };
}

/** The mail with the code that resets a password. */
export function resetMail({ email, username, code }: Omit<CodeMail, 'publicUrl'>): MailPayload {
  return {
    to: email,
    subject: `${code} is your Quad password reset code`,
    code,
    ...layoutMail({
      heading: 'Reset your password',
      paragraphs: [
        `Hello ${username}, please enter this code to choose a new password.`,
        CODE_LASTS,
      ],
      code,
      note: 'If you didn’t ask for it, you can ignore this email. Your password won’t change.',
    }),
  };
}

/** Notifies the owner of an account that its password was changed. */
export function passwordChangedMail({
  email,
  username,
  publicUrl,
}: Omit<CodeMail, 'code'>): MailPayload {
  return {
    to: email,
    subject: 'Your Quad password was changed',
    ...layoutMail({
      heading: 'Your password was changed',
      paragraphs: [
        `Hello ${username}, the password of your Quad account was just reset, and every device was logged out. You can log in with the new one at ${publicUrl}/login.`,
        'Your private calendar link stopped working too. If you use one, create a new link on the Events page.',
      ],
      note: `If it wasn’t you, someone else can read your email. Secure your mailbox first, then reset the password again at ${publicUrl}/forgot-password.`,
    }),
  };
}
