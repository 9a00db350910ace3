import type { MailPayload } from '../outbox/jobs';

/** Sends mails one at a time; throws when one could not be handed over, so that its job is tried again. */
export interface Mailer {
  send(mail: MailPayload): Promise<void>;
}
