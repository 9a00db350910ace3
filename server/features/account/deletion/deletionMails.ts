import { layoutMail } from '#server/platform/mailer/layoutMail';
import type { MailPayload } from '#server/platform/outbox/jobs';
import * as texts from '../texts';

interface Leaving {
  email: string;
  name: string;
  deletionAt: Date;
  publicUrl: string;
}

/** The mail that confirms a request to delete an account: the date, and how to keep the account. */
export function deletionRequestedMail({
  email,
  name,
  deletionAt,
  publicUrl,
}: Leaving): MailPayload {
  return {
    to: email,
    subject: texts.deletionSubject(deletionAt),
    ...layoutMail({
      heading: texts.deletionHeading,
      paragraphs: [texts.deletionRequested(name, deletionAt), texts.keepAccount(publicUrl)],
      note: texts.deletionNotAsked(publicUrl),
    }),
  };
}

/** The mail that says that the operator requested the deletion: the date, and how to keep the account. */
export function deletionSetMail({ email, name, deletionAt, publicUrl }: Leaving): MailPayload {
  return {
    to: email,
    subject: texts.deletionSubject(deletionAt),
    ...layoutMail({
      heading: texts.deletionHeading,
      paragraphs: [texts.deletionSet(name, deletionAt), texts.keepAccount(publicUrl)],
      note: texts.notAskedOfOperator(publicUrl),
    }),
  };
}

/** The mail on the day before a deletion, whoever requested it. */
export function deletionTomorrowMail({ email, name, deletionAt, publicUrl }: Leaving): MailPayload {
  return {
    to: email,
    subject: texts.deletionSubject(deletionAt),
    ...layoutMail({
      heading: texts.deletionHeading,
      paragraphs: [texts.deletionTomorrow(name, deletionAt), texts.keepAccount(publicUrl)],
    }),
  };
}

/** The last mail to a person, after the deletion. */
export function deletedMail({ email, name }: Pick<Leaving, 'email' | 'name'>): MailPayload {
  return {
    to: email,
    subject: texts.deletedSubject,
    ...layoutMail({
      heading: texts.deletedHeading,
      paragraphs: [texts.accountDeleted(name), texts.deletedRemains],
      note: texts.deletedNote,
    }),
  };
}
