import type { Mailer } from '../mailer/mailer';
import type { JobHandlers } from './jobHandlers';

/** What runs each kind of job. */
export const createJobHandlers = ({
  mailer,
  mailAccount,
}: {
  mailer: Mailer;
  mailAccount: JobHandlers['account_mail'];
}): JobHandlers => ({
  send_mail: (mail) => mailer.send(mail),
  account_mail: mailAccount,
});
