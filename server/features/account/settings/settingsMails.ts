import { layoutMail } from '#server/platform/mailer/layoutMail';
import type { MailPayload } from '#server/platform/outbox/jobs';
import * as texts from '../texts';

/** A person with an address that they proved. */
interface Recipient {
  email: string;
  name: string;
}

/** The changes that a mailed code can confirm in place of a password. */
export type OwnCodePurpose = 'set_password' | 'change_email' | 'delete_account';

const words = {
  set_password: {
    subject: texts.setPasswordSubject,
    heading: texts.setPasswordHeading,
    enter: texts.enterSetPasswordCode,
  },
  change_email: {
    subject: texts.changeEmailSubject,
    heading: texts.changeEmailHeading,
    enter: texts.enterChangeEmailCode,
  },
  delete_account: {
    subject: texts.deleteAccountSubject,
    heading: texts.deleteAccountHeading,
    enter: texts.enterDeleteAccountCode,
  },
} satisfies Record<OwnCodePurpose, unknown>;

/** The mail with a code that replaces the password of an account without one. */
export function ownCodeMail(
  purpose: OwnCodePurpose,
  { email, name, code }: Recipient & { code: string },
): MailPayload {
  const { subject, heading, enter } = words[purpose];
  return {
    to: email,
    subject: subject(code),
    code,
    ...layoutMail({
      heading,
      paragraphs: [enter(name), texts.codeLasts],
      code,
      note: texts.codeNotAsked,
    }),
  };
}

/** Notifies the owner of an account that its password was changed by a signed-in user. */
export function passwordReplacedMail({
  email,
  name,
  publicUrl,
}: Recipient & { publicUrl: string }): MailPayload {
  return {
    to: email,
    subject: texts.passwordChangedSubject,
    ...layoutMail({
      heading: texts.passwordChangedHeading,
      paragraphs: [texts.passwordReplaced(name, publicUrl)],
      note: texts.passwordNotReplaced(publicUrl),
    }),
  };
}

/** The mail with the code that confirms a new address. */
export function confirmEmailMail({
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
    subject: texts.confirmEmailSubject(code),
    code,
    ...layoutMail({
      heading: texts.confirmEmailHeading,
      paragraphs: [texts.enterConfirmEmailCode(username), texts.codeLasts],
      code,
      note: texts.addressNotYours,
    }),
  };
}

/** Notifies the owner of an account that another one wanted its address. */
export function addressWantedMail({
  email,
  name,
  username,
  publicUrl,
}: Recipient & { username: string; publicUrl: string }): MailPayload {
  return {
    to: email,
    subject: texts.addressWantedSubject,
    ...layoutMail({
      heading: texts.addressWantedHeading,
      paragraphs: [texts.addressWanted(name), texts.addressKept(username, publicUrl)],
      note: texts.nothingChanged,
    }),
  };
}

/** Notifies the old address of an account that it was changed, with the link that undoes it. */
export function emailChangedMail({
  email,
  name,
  undoUrl,
}: Recipient & { undoUrl: string }): MailPayload {
  return {
    to: email,
    subject: texts.emailChangedSubject,
    ...layoutMail({
      heading: texts.emailChangedHeading,
      paragraphs: [texts.emailChanged(name), texts.undoWithin(undoUrl)],
      note: texts.keepUndoLink,
    }),
  };
}

/** Notifies both addresses of an account that the operator changed its address. */
export function emailSetMail({
  to,
  username,
  publicUrl,
}: {
  to: string;
  username: string;
  publicUrl: string;
}): MailPayload {
  return {
    to,
    subject: texts.emailChangedSubject,
    ...layoutMail({
      heading: texts.emailChangedHeading,
      paragraphs: [texts.emailSet(username, publicUrl)],
      note: texts.notAskedOfOperator(publicUrl),
    }),
  };
}

/** Notifies the owner of an account that the operator gave it a new password. */
export function passwordSetMail({
  email,
  name,
  publicUrl,
}: Recipient & { publicUrl: string }): MailPayload {
  return {
    to: email,
    subject: texts.passwordChangedSubject,
    ...layoutMail({
      heading: texts.passwordChangedHeading,
      paragraphs: [texts.passwordSet(name, publicUrl)],
      note: texts.notAskedOfOperator(publicUrl),
    }),
  };
}
