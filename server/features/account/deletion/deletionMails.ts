import { layoutMail } from '#server/platform/mailer/layoutMail';
import type { MailPayload } from '#server/platform/outbox/jobs';
import * as texts from '../texts';

interface Leaving {
  email: string;
  username: string;
  deletionAt: Date;
  publicUrl: string;
}

/** The mail that confirms a request to delete an account: the date, and how to keep the account. */
export function deletionRequestedMail({
  email,
  username,
  deletionAt,
  publicUrl,
}: Leaving): MailPayload {
  return {
    to: email,
    subject: texts.deletionSubject(deletionAt),
    ...layoutMail({
      heading: texts.deletionHeading,
      paragraphs: [texts.deletionRequested(username, deletionAt), texts.keepAccount(publicUrl)],
      note: texts.deletionNotAsked(publicUrl),
    }),
  };
}

/** The mail that says that the operator requested the deletion: the date, and how to keep the account. */
export function deletionSetMail({ email, username, deletionAt, publicUrl }: Leaving): MailPayload {
  return {
    to: email,
    subject: texts.deletionSubject(deletionAt),
    ...layoutMail({
      heading: texts.deletionHeading,
      paragraphs: [texts.deletionSet(username, deletionAt), texts.keepAccount(publicUrl)],
      note: texts.notAskedOfOperator(publicUrl),
    }),
  };
}

/** The mail on the day before a deletion, whoever requested it. */
export function deletionTomorrowMail({
  email,
  username,
  deletionAt,
  publicUrl,
}: Leaving): MailPayload {
  return {
    to: email,
    subject: texts.deletionSubject(deletionAt),
    ...layoutMail({
      heading: texts.deletionHeading,
      paragraphs: [texts.deletionTomorrow(username, deletionAt), texts.keepAccount(publicUrl)],
    }),
  };
}

/** The last mail to a person, after the deletion. */
export function deletedMail({ email, username }: Pick<Leaving, 'email' | 'username'>): MailPayload {
  return {
    to: email,
    subject: texts.deletedSubject,
    ...layoutMail({
      heading: texts.deletedHeading,
      paragraphs: [texts.accountDeleted(username), texts.deletedRemains],
      note: texts.deletedNote,
    }),
  };
}
