import { layoutMail } from '#server/platform/mailer/layoutMail';
import type { MailPayload } from '#server/platform/outbox/jobs';
import * as texts from '../texts';

/** The mail that an export is ready. It leads to the settings and contains no link to the file. */
export function readyMail({
  email,
  name,
  publicUrl,
  expiresAt,
}: {
  email: string;
  name: string;
  publicUrl: string;
  expiresAt: Date;
}): MailPayload {
  const day = expiresAt.toISOString().slice(0, 10);
  return {
    to: email,
    subject: texts.readySubject,
    ...layoutMail({
      heading: texts.readyHeading,
      paragraphs: [texts.readyText(name), texts.readyUntil(day)],
      items: [{ text: texts.readyLink, url: `${publicUrl}/dashboard/settings/data` }],
      note: texts.notRequested,
    }),
  };
}
