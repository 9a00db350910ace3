import { layoutMail } from '#server/platform/mailer/layoutMail';
import type { MailPayload } from '#server/platform/outbox/jobs';
import * as texts from '../texts';

/** A person with an address. */
interface Recipient {
  email: string;
  /** The username, unless the person proved the address. */
  name: string;
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
}: {
  email: string;
  username: string;
  code: string;
  publicUrl: string;
  hasOtherSignups: boolean;
}): MailPayload {
  return {
    to: email,
    subject: texts.verificationSubject(code),
    code,
    ...layoutMail({
      heading: texts.verificationHeading,
      paragraphs: [
        texts.enterCode(username),
        ...(hasOtherSignups ? [texts.otherSignups(username)] : []),
        texts.codeLasts,
      ],
      code,
      note: texts.notYourSignup(username, publicUrl),
    }),
  };
}

/** Notifies the owner of an account that there was a signup with their address. */
export function knownAddressMail({
  email,
  name,
  username,
  publicUrl,
}: Recipient & { username: string; publicUrl: string }): MailPayload {
  return {
    to: email,
    subject: texts.knownAddressSubject,
    ...layoutMail({
      heading: texts.knownAddressHeading,
      paragraphs: [texts.signupTried(name), texts.accountReady(username, publicUrl)],
      note: texts.nothingChanged,
    }),
  };
}

/** The mail with the code that resets a password. */
export function resetMail({ email, name, code }: Recipient & { code: string }): MailPayload {
  return {
    to: email,
    subject: texts.resetSubject(code),
    code,
    ...layoutMail({
      heading: texts.resetHeading,
      paragraphs: [texts.enterResetCode(name), texts.codeLasts],
      code,
      note: texts.resetNotAsked,
    }),
  };
}

/** Notifies the owner of an account that its password was changed. */
export function passwordChangedMail({
  email,
  name,
  publicUrl,
}: Recipient & { publicUrl: string }): MailPayload {
  return {
    to: email,
    subject: texts.passwordChangedSubject,
    ...layoutMail({
      heading: texts.passwordChangedHeading,
      paragraphs: [texts.passwordChanged(name, publicUrl), texts.calendarLinkRevoked],
      note: texts.secureMailbox(publicUrl),
    }),
  };
}
