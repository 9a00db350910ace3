import { layoutMail } from '#server/platform/mailer/layoutMail';
import type { MailPayload } from '#server/platform/outbox/jobs';
import * as texts from './texts';

interface Suspension {
  email: string;
  name: string;
  until: Date;
  explanation: string;
  publicUrl: string;
}

/** Notifies a person of their suspension: its end, the moderator's words, and how to appeal. */
export function suspensionMail({
  email,
  name,
  until,
  explanation,
  publicUrl,
}: Suspension): MailPayload {
  return {
    to: email,
    subject: texts.suspendedSubject(until),
    ...layoutMail({
      heading: texts.suspendedHeading,
      paragraphs: [texts.suspended(name, until), texts.afterwards(publicUrl)],
      items: [{ text: explanation || texts.noExplanation, url: `${publicUrl}/guidelines` }],
    }),
  };
}
