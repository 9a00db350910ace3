import { ECDH } from 'node:crypto';
import type { calls } from '#contract/calls/index';
import type { BodyOf } from '#contract/defineCall';
import type { Deps } from '#domain/deps';
import { hiddenAccounts } from '#domain/people';
import { inTransaction } from '#server/platform/database/inTransaction';
import { badRequest, notFound } from '#server/platform/http/problem';
import type { Caller } from '#server/platform/http/route';
import * as texts from '../texts';

const MOST_PER_PERSON = 10;
/** Failed attempts in a row after which a subscription is deleted. */
const MOST_FAILURES = 10;

type NewSubscription = BodyOf<typeof calls.subscribePush>;

/** A browser that gets a person's push messages. */
export interface PushTarget {
  id: number;
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** Whether the text is a point of the curve; others have its length but cannot be used. */
function isPoint(p256dh: string): boolean {
  try {
    return ECDH.convertKey(p256dh, 'prime256v1', 'base64url').length > 0;
  } catch {
    return false;
  }
}

/**
 * Stores a browser's subscription for the session. Each browser is stored once, for its last
 * subscriber; an eleventh browser replaces the person's oldest. Throws 400 if the address is
 * not https or not public, or if the key cannot be used.
 */
export async function saveSubscription(
  { db, clock, outsideWeb }: Pick<Deps, 'db' | 'clock' | 'outsideWeb'>,
  { id: userId, sessionId }: Caller,
  { endpoint, keys: { p256dh, auth } }: NewSubscription,
): Promise<number> {
  if (!(await outsideWeb.allows(endpoint)))
    throw badRequest(texts.endpointRefused, { endpoint: texts.endpointRefused });
  if (!isPoint(p256dh)) throw badRequest(texts.pushKeyRefused, { keys: texts.pushKeyRefused });
  const values = { user_id: userId, session_id: sessionId, p256dh, auth, failures: 0 };
  return inTransaction(db, async (trx) => {
    // Two subscriptions at the same time would each leave room for one.
    await trx.selectFrom('users').where('id', '=', userId).select('id').forUpdate().execute();
    const { id } = await trx
      .insertInto('push_subscriptions')
      .values({ ...values, endpoint: new URL(endpoint).href, created_at: clock.now() })
      .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(values))
      .returning('id')
      .executeTakeFirstOrThrow();
    await trx
      .deleteFrom('push_subscriptions')
      .where('id', 'in', (eb) =>
        eb
          .selectFrom('push_subscriptions')
          .where('user_id', '=', userId)
          .where('id', '<>', id)
          .orderBy('id', 'desc')
          .offset(MOST_PER_PERSON - 1)
          .select('id'),
      )
      .execute();
    return id;
  });
}

/** Deletes a subscription. Throws 404 if it is not the person's. */
export async function deleteSubscription(
  { db }: Pick<Deps, 'db'>,
  userId: number,
  id: number,
): Promise<void> {
  const deleted = await db
    .deleteFrom('push_subscriptions')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst();
  if (!deleted) throw notFound(texts.noSuchSubscription);
}

/** The browsers of a person, in sessions that have not ended, unless the account is disabled. */
export const findTargets = (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  userId: number,
): Promise<PushTarget[]> =>
  db
    .selectFrom('push_subscriptions')
    .innerJoin('sessions', 'sessions.id', 'push_subscriptions.session_id')
    .where('push_subscriptions.user_id', '=', userId)
    .where('push_subscriptions.user_id', 'not in', hiddenAccounts(db))
    .where('sessions.idle_expires_at', '>', clock.now())
    .where((is) =>
      is.or([is('sessions.expires_at', 'is', null), is('sessions.expires_at', '>', clock.now())]),
    )
    .select(['push_subscriptions.id', 'endpoint', 'p256dh', 'auth'])
    .orderBy('push_subscriptions.id')
    .execute();

/**
 * Remembers the result of a message to a browser: `gone`, or the tenth failure in a row, deletes
 * the subscription.
 */
export async function recordResult(
  { db }: Pick<Deps, 'db'>,
  id: number,
  result: 'sent' | 'failed' | 'gone',
): Promise<void> {
  if (result === 'gone') {
    await db.deleteFrom('push_subscriptions').where('id', '=', id).execute();
    return;
  }
  if (result === 'sent') {
    await db
      .updateTable('push_subscriptions')
      .set({ failures: 0 })
      .where('id', '=', id)
      .where('failures', '>', 0)
      .execute();
    return;
  }
  await db
    .updateTable('push_subscriptions')
    .set((eb) => ({ failures: eb('failures', '+', 1) }))
    .where('id', '=', id)
    .execute();
  await db
    .deleteFrom('push_subscriptions')
    .where('id', '=', id)
    .where('failures', '>=', MOST_FAILURES)
    .execute();
}
