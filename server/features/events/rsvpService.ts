import type { Transaction } from 'kysely';
import type { Attendee, RsvpCounts, RsvpStatus } from '#contract/entities/event';
import type { Deps } from '../../deps';
import { inTransaction } from '../../platform/database/inTransaction';
import type { Tables } from '../../platform/database/tables';
import { fileUrl } from '../../presenters/fileUrl';
import { eventNotFound } from './eventProblems';
import {
  countAnswers,
  findAnswer,
  findCounts,
  isShown,
  listAnswers,
  lockEvent,
  putAnswer,
  removeAnswer,
} from './rsvpRepository';

/**
 * Says how a person stands to an event; null takes the answer back. Row and counters change together,
 * and a wish already fulfilled changes neither. Throws 404 where the person can see no such event; an
 * RSVP made before its author was hidden is still theirs to withdraw.
 */
export function answerEvent(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  userId: number,
  eventId: number,
  status: RsvpStatus | null,
): Promise<void> {
  return inTransaction(db, async (trx) => {
    if (!(await lockEvent(trx, eventId))) throw eventNotFound();
    const before = (await findAnswer(trx, eventId, userId)) ?? null;
    const isWithdrawal = before !== null && status === null;
    if (!isWithdrawal && !(await isShown(trx, eventId, userId))) throw eventNotFound();
    if (before === status) return;
    const created_at = clock.now();
    await (status === null
      ? removeAnswer(trx, eventId, userId)
      : putAnswer(trx, { event_id: eventId, user_id: userId, status, created_at }));
    await countChange(trx, eventId, before, status);
  });
}

async function countChange(
  trx: Transaction<Tables>,
  eventId: number,
  before: RsvpStatus | null,
  status: RsvpStatus | null,
): Promise<void> {
  const steps = { going: 0, interested: 0 };
  if (before !== null) steps[before] -= 1;
  if (status !== null) steps[status] += 1;
  await countAnswers(trx, eventId, steps);
}

/** How a person stands to an event. Throws 404 where they can see none. */
export async function readAnswer(
  { db }: Pick<Deps, 'db'>,
  userId: number,
  eventId: number,
): Promise<RsvpStatus | null> {
  const status = await findAnswer(db, eventId, userId);
  if (status === undefined || !(await isShown(db, eventId, userId))) throw eventNotFound();
  return status;
}

/** How many go and are interested. Throws 404 where the reader can see no such event. */
export async function readCounts(
  { db }: Pick<Deps, 'db'>,
  readerId: number,
  eventId: number,
): Promise<RsvpCounts> {
  const counts = await findCounts(db, readerId, eventId);
  if (!counts) throw eventNotFound();
  return counts;
}

/** Who goes and who is interested, as far as the reader sees them. Throws 404 where he sees no such event. */
export async function readAttendees(
  { db }: Pick<Deps, 'db'>,
  readerId: number,
  eventId: number,
): Promise<Attendee[]> {
  if (!(await isShown(db, eventId, readerId))) throw eventNotFound();
  const rows = await listAnswers(db, readerId, eventId);
  return rows.map(({ profile_picture, ...row }) => ({
    ...row,
    profile_picture: fileUrl(profile_picture),
  }));
}
