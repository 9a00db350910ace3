import type { Insertable, Transaction } from 'kysely';
import type { ResponseOf } from '#contract/defineCall';
import type { calls } from '#contract/calls/index';
import { areConnected, changedFrame, lockPair } from '#domain/connections';
import type { Deps } from '#domain/deps';
import { inTransactionWithFrames } from '#domain/frames';
import { notify } from '#domain/notifications';
import { areHiddenFromEachOther } from '#domain/people';
import type { Tables } from '#server/platform/database/tables';
import { badRequest, conflict } from '#server/platform/http/problem';
import { acceptPending } from './acceptRequest';
import { notificationTypeOf, readTopic, type MentoringRequest } from './mentoringRequest';
import { personNotFound, requirePerson } from './requirePerson';
import * as texts from './texts';

type Trx = Transaction<Tables>;

/** The time after which a rejected sender may ask the same person again. */
export const ASK_AGAIN_MS = 30 * 24 * 60 * 60_000;

/**
 * Asks a person to connect, with a topic as the caller's mentor. Connects the two if that person has
 * already asked the caller, and then drops the caller's own topic.
 */
export function connect(
  deps: Deps,
  callerId: number,
  friendId: number,
  { topic = null, message = null }: MentoringRequest = {},
): Promise<ResponseOf<typeof calls.connect>> {
  if (friendId === callerId) {
    throw badRequest(texts.connectWithYourself, { friend_id: texts.ownId });
  }
  return inTransactionWithFrames(deps, async (trx, frames) => {
    await requirePerson(trx, friendId);
    await lockPair(trx, callerId, friendId);
    if (await areHiddenFromEachOther(trx, callerId, friendId)) throw personNotFound();
    if (await areConnected(trx, callerId, friendId)) {
      throw conflict(texts.alreadyConnected);
    }
    const since = new Date(deps.clock.now().getTime() - ASK_AGAIN_MS);
    const theirs = { senderId: friendId, receiverId: callerId, since };
    const asked = await findStandingRequest(trx, theirs);
    if (asked?.status === 'pending') {
      const request = { ...asked, sender_id: friendId };
      const connection_id = await acceptPending(deps, trx, frames, callerId, request);
      return { status: 'connected', connection_id };
    }
    const mine = { senderId: callerId, receiverId: friendId, since };
    if (await findStandingRequest(trx, mine)) {
      throw conflict(texts.alreadyAsked);
    }
    const mentoring_topic = topic === null ? null : await readTopic(trx, friendId, topic);
    const type = notificationTypeOf(mentoring_topic);
    const isRepeated = await hasWithdrawnSince(trx, mine, mentoring_topic !== null);
    const request_id = await insertRequest(trx, {
      sender_id: callerId,
      receiver_id: friendId,
      mentoring_topic,
      message: message?.trim() || null,
      created_at: deps.clock.now(),
    });
    await notify(deps, trx, frames, {
      userId: friendId,
      actorId: callerId,
      type,
      subject: `request:${request_id}`,
      postId: null,
      isRepeated,
    });
    // A repeated request sends no notification, so this frame makes the receiver's windows reload
    // the list.
    if (isRepeated) frames.push(changedFrame(friendId, callerId));
    return { status: 'pending', request_id };
  });
}

interface Asking {
  senderId: number;
  receiverId: number;
  since: Date;
}

/** The newest request from one to the other that is pending, or was rejected after `since`. */
function findStandingRequest(trx: Trx, { senderId, receiverId, since }: Asking) {
  return trx
    .selectFrom('connection_requests')
    .select(['id', 'status', 'mentoring_topic'])
    .where('sender_id', '=', senderId)
    .where('receiver_id', '=', receiverId)
    .where((eb) =>
      eb.or([
        eb('status', '=', 'pending'),
        eb.and([eb('status', '=', 'rejected'), eb('decided_at', '>', since)]),
      ]),
    )
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Whether one person asked another for the same and withdrew the request after `since`. */
async function hasWithdrawnSince(
  trx: Trx,
  { senderId, receiverId, since }: Asking,
  isForMentoring: boolean,
): Promise<boolean> {
  const row = await trx
    .selectFrom('connection_requests')
    .select('id')
    .where('sender_id', '=', senderId)
    .where('receiver_id', '=', receiverId)
    .where('status', '=', 'withdrawn')
    .where('decided_at', '>', since)
    .where('mentoring_topic', isForMentoring ? 'is not' : 'is', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Stores a pending request and returns its id. */
async function insertRequest(
  trx: Trx,
  request: Insertable<Tables['connection_requests']>,
): Promise<number> {
  const row = await trx
    .insertInto('connection_requests')
    .values(request)
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}
