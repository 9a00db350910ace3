import { layoutMail } from '#server/platform/mailer/layoutMail';
import type { MailPayload } from '#server/platform/outbox/jobs';
import * as texts from '../texts';

/** A person with an address that they proved. */
interface Recipient {
  email: string;
  name: string;
}

/** The mail with the code that proves an institution address. */
export function institutionMail({
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
  name,
  other,
  publicUrl,
}: Recipient & { other: string; publicUrl: string }): MailPayload {
  return {
    to: email,
    subject: texts.institutionTakenSubject,
    ...layoutMail({
      heading: texts.institutionTakenHeading,
      paragraphs: [texts.institutionWanted(name, other), texts.institutionKept(publicUrl)],
      note: texts.nothingChanged,
    }),
  };
}

/** Reminds a person who logs in with an address at a university to log in with another one. */
export function otherAddressMail({
  email,
  name,
  isVerified,
  publicUrl,
}: Recipient & { isVerified: boolean; publicUrl: string }): MailPayload {
  return {
    to: email,
    subject: texts.otherAddressSubject,
    ...layoutMail({
      heading: texts.otherAddressHeading,
      paragraphs: [
        texts.logsInWithInstitution(name, email),
        texts.addOtherAddress(publicUrl),
        ...(isVerified ? [texts.verifyYearly] : []),
      ],
    }),
  };
}
