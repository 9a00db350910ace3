import { layoutMail } from '#server/platform/mailer/layoutMail';
import type { MailPayload } from '#server/platform/outbox/jobs';
import * as texts from '../texts';

interface Recipient {
  email: string;
  username: string;
}

/** The changes that a mailed code can confirm in place of a password. */
export type OwnCodePurpose = 'set_password';

const words = {
  set_password: {
    subject: texts.setPasswordSubject,
    heading: texts.setPasswordHeading,
    enter: texts.enterSetPasswordCode,
  },
} satisfies Record<OwnCodePurpose, unknown>;

/** The mail with a code that replaces the password of an account without one. */
export function ownCodeMail(
  purpose: OwnCodePurpose,
  { email, username, code }: Recipient & { code: string },
): MailPayload {
  const { subject, heading, enter } = words[purpose];
  return {
    to: email,
    subject: subject(code),
    code,
    ...layoutMail({
      heading,
      paragraphs: [enter(username), texts.codeLasts],
      code,
      note: texts.codeNotAsked,
    }),
  };
}

/** Notifies the owner of an account that its password was changed by a signed-in user. */
export function passwordReplacedMail({
  email,
  username,
  publicUrl,
}: Recipient & { publicUrl: string }): MailPayload {
  return {
    to: email,
    subject: texts.passwordChangedSubject,
    ...layoutMail({
      heading: texts.passwordChangedHeading,
      paragraphs: [texts.passwordReplaced(username, publicUrl)],
      note: texts.passwordNotReplaced(publicUrl),
    }),
  };
}
