import type { Deps } from '#domain/deps';
import { findZone } from '#domain/zones';
import { inTransaction } from '#server/platform/database/inTransaction';
import type { Mailer } from '#server/platform/mailer/mailer';
import { PermanentFailure, type NotificationMailPayload } from '#server/platform/outbox/jobs';
import { AT_ONCE_AFTER_MS } from '#domain/notifications';
import { readSettings } from '../settings/readSettings';
import { claimDigest, finishDigest, releaseDigest } from './digestState';
import { digestTimes } from './digestTimes';
import { findRecipient, type MailedPerson } from './findRecipient';
import { noMessages, readForDigest, readUnmailedByIds, readUnreadMessages } from './readUnmailed';
import { writeMail, type News } from './writeMail';

type MailDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'secrets'>;

/**
 * Handles the job of one mail about notifications. It is written now, so that what was read since
 * is left out. A digest that may have been sent before a crash is not sent again: its content is in
 * the next one.
 */
export async function mailNotifications(
  deps: MailDeps,
  mailer: Mailer,
  job: NotificationMailPayload,
): Promise<void> {
  const person = await findRecipient(deps.db, job.userId);
  if (!person) return;
  if (!('day' in job)) {
    await send(deps, mailer, person, await newsAtOnce(deps, person.id, job.notificationIds));
    await endMessageMail(deps.db, person.id);
    return;
  }
  const digest = { userId: person.id, day: job.day };
  if (!(await claimDigest(deps.db, digest))) return;
  try {
    await send(deps, mailer, person, await newsOfDigest(deps, person));
  } catch (error) {
    await releaseDigest(deps.db, digest);
    throw error;
  }
  await finishDigest(deps.db, digest);
}

/** Lets the next unread messages be mailed, also if these were read before their mail. */
const endMessageMail = (db: Deps['db'], userId: number) =>
  db
    .updateTable('message_mails')
    .set({ queued_at: null })
    .where('user_id', '=', userId)
    .where('queued_at', 'is not', null)
    .execute();

async function newsOfDigest({ db, clock }: MailDeps, person: MailedPerson): Promise<News> {
  const zone = findZone(person.timezone) ?? { name: 'UTC', key: 'UTC' };
  const settings = await readSettings(db, person.id);
  const times = digestTimes(zone, clock.now());
  return { kind: 'digest', ...(await readForDigest(db, person.id, settings, times)) };
}

async function newsAtOnce({ db, clock }: MailDeps, userId: number, ids: number[]): Promise<News> {
  const settings = await readSettings(db, userId);
  const before = new Date(clock.now().getTime() - AT_ONCE_AFTER_MS);
  const isFor = (mail: string, type: string) =>
    [...settings].some(([known, choices]) => known === type && choices.mail === mail);
  return {
    kind: 'at_once',
    notifications: (await readUnmailedByIds(db, userId, ids)).filter(({ type }) =>
      isFor('at_once', type),
    ),
    messages: isFor('at_once', 'message')
      ? await readUnreadMessages(db, userId, before)
      : noMessages,
  };
}

/** Sends the news, if there are any, and remembers that they were mailed. */
async function send(
  deps: MailDeps,
  mailer: Mailer,
  person: MailedPerson,
  news: News,
): Promise<void> {
  const mail = writeMail(deps, person, news);
  if (!mail) return;
  try {
    await mailer.send(mail);
  } catch (error) {
    if (error instanceof PermanentFailure) await countRefusal(deps, person.id);
    throw error;
  }
  await markMailed(deps, person.id, news);
}

const countRefusal = ({ db }: MailDeps, userId: number) =>
  db
    .updateTable('users')
    .set((eb) => ({ mail_refusals: eb('mail_refusals', '+', 1) }))
    .where('id', '=', userId)
    .execute();

function markMailed({ db, clock }: MailDeps, userId: number, news: News): Promise<void> {
  const ids = news.notifications.map(({ id }) => id);
  const { throughId } = news.messages;
  return inTransaction(db, async (trx) => {
    if (ids.length > 0)
      await trx
        .updateTable('notifications')
        .set({ mailed_at: clock.now() })
        .where('id', 'in', ids)
        .execute();
    if (throughId !== null)
      await trx
        .insertInto('message_mails')
        .values({ user_id: userId, through_id: throughId })
        .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ through_id: throughId }))
        .execute();
    await trx
      .updateTable('users')
      .set({ mail_refusals: 0 })
      .where('id', '=', userId)
      .where('mail_refusals', '>', 0)
      .execute();
  });
}
