import type { Mailer } from '../mailer/mailer';
import type { JobHandlers } from './jobHandlers';

/** What runs each kind of job. */
export const createJobHandlers = ({ mailer }: { mailer: Mailer }): JobHandlers => ({
  send_mail: (mail) => mailer.send(mail),
});
