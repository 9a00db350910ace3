import type { Transaction } from 'kysely';
import type { MyRsvp, RsvpStatus, SetRsvp } from '#contract/entities/event';
import { eventMessages } from '#contract/messages';
import type { Deps } from '#domain/deps';
import {
  changeRsvp,
  fillFreePlaces,
  lockEvents,
  readPlaces,
  shownRsvp,
  type StoredRsvp,
} from '#domain/events';
import { inTransactionWithFrames, type AddressedFrame } from '#domain/frames';
import { withdrawNotifications } from '#domain/notifications';
import type { Tables } from '#server/platform/database/tables';
import { conflict } from '#server/platform/http/problem';
import { eventNotFound, findRsvp, hasPlace, isShown } from './findRsvp';
import { findOverlap } from './findOverlap';
import { readRsvp } from './readRsvp';

/** A person's wish: to go, waiting for a place if need be, to be interested, or neither. */
export interface WantedRsvp {
  status: RsvpStatus | null;
  waitlist?: boolean | undefined;
}

/**
 * Sets a person's RSVP to an event; null withdraws it. Row and counters change together, and
 * neither changes if the RSVP is the same. A place that becomes free goes to the first in line; only
 * a withdrawal leaves the line.
 * Throws 404 if the person can see no such event, and 409 if it is full and they don't want to wait.
 * They can still withdraw an RSVP from before its author was hidden.
 */
export function setRsvp(
  deps: Pick<Deps, 'db' | 'clock' | 'publish' | 'log'>,
  userId: number,
  eventId: number,
  wanted: WantedRsvp,
): Promise<void> {
  return inTransactionWithFrames(deps, async (trx, frames) => {
    if ((await lockEvents(trx, [eventId])).length === 0) throw eventNotFound();
    const before = (await findRsvp(trx, eventId, userId)) ?? null;
    const isWithdrawal = before !== null && wanted.status === null;
    if (!isWithdrawal && !(await isShown(trx, eventId, userId))) throw eventNotFound();
    const isFull =
      wanted.status === 'going' && before !== 'going' && !(await hasPlace(trx, eventId));
    if (isFull && !wanted.waitlist) throw conflict(eventMessages.full);
    // To its person, waiting is being interested, so that saying it again keeps the place in line.
    const keepsTurn = before === 'waiting' && wanted.status === 'interested';
    const after: StoredRsvp | null = isFull || keepsTurn ? 'waiting' : wanted.status;
    if (before === after) return;
    await changeRsvp(trx, { eventId, userId, before, after, now: deps.clock.now() });
    if (before === 'going') await fillFreePlaces(deps, trx, frames, eventId);
    if (after !== 'going') await withdrawNews(trx, frames, { eventId, userId });
  });
}

/** Deletes the unread notifications that concern only people who are going. */
async function withdrawNews(
  trx: Transaction<Tables>,
  frames: AddressedFrame[],
  { eventId, userId }: { eventId: number; userId: number },
): Promise<void> {
  const event = await readPlaces(trx, eventId);
  if (!event) return;
  await withdrawNotifications(trx, frames, {
    types: ['event_place', 'event_reminder', 'event_changed'],
    postIds: [event.post_id],
    userIds: [userId],
  });
}

/** Sets an RSVP and reads what became of it. Throws like `setRsvp`. */
export async function answerRsvp(
  deps: Pick<Deps, 'db' | 'clock' | 'publish' | 'log'>,
  userId: number,
  eventId: number,
  wanted: WantedRsvp & { status: RsvpStatus },
): Promise<SetRsvp> {
  await setRsvp(deps, userId, eventId, wanted);
  const { rsvp, position } = await readRsvp(deps, userId, eventId);
  const overlaps_with = rsvp === 'going' ? await findOverlap(deps.db, userId, eventId) : null;
  return {
    // Another window of the same person may have withdrawn it meanwhile.
    status: shownRsvp(rsvp) ?? wanted.status,
    ...positionOf(position),
    ...(overlaps_with && { overlaps_with }),
  };
}

const positionOf = (position: number | null) =>
  position === null ? {} : { my_waiting_position: position };

/** A person's RSVP as they see it. */
export async function readMyRsvp(
  deps: Pick<Deps, 'db' | 'clock'>,
  userId: number,
  eventId: number,
): Promise<MyRsvp> {
  const { rsvp, position } = await readRsvp(deps, userId, eventId);
  return { status: shownRsvp(rsvp), ...positionOf(position) };
}
