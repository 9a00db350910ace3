import { layoutMail } from '#server/platform/mailer/layoutMail';
import type { MailPayload } from '#server/platform/outbox/jobs';
import * as texts from '../texts';

interface Recipient {
  email: string;
  username: string;
}

/** The mail with the code that proves an institution address. */
export function institutionMail({
  email,
  username,
  code,
}: Recipient & { code: string }): MailPayload {
  return {
    to: email,
    subject: texts.institutionSubject(code),
    code,
    ...layoutMail({
      heading: texts.institutionHeading,
      paragraphs: [texts.enterInstitutionCode(username), texts.codeLasts],
      code,
      note: texts.addressNotYours,
    }),
  };
}

/** Notifies the owner of an institution address that another account wanted to verify it. */
export function institutionTakenMail({
  email,
  username,
  other,
  publicUrl,
}: Recipient & { other: string; publicUrl: string }): MailPayload {
  return {
    to: email,
    subject: texts.institutionTakenSubject,
    ...layoutMail({
      heading: texts.institutionTakenHeading,
      paragraphs: [texts.institutionWanted(username, other), texts.institutionKept(publicUrl)],
      note: texts.nothingChanged,
    }),
  };
}

/** Reminds a person who logs in with an address at a university to log in with another one. */
export function otherAddressMail({
  email,
  username,
  isVerified,
  publicUrl,
}: Recipient & { isVerified: boolean; publicUrl: string }): MailPayload {
  return {
    to: email,
    subject: texts.otherAddressSubject,
    ...layoutMail({
      heading: texts.otherAddressHeading,
      paragraphs: [
        texts.logsInWithInstitution(username, email),
        texts.addOtherAddress(publicUrl),
        ...(isVerified ? [texts.verifyYearly] : []),
      ],
    }),
  };
}
