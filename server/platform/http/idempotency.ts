import type { Kysely } from 'kysely';
import type { Clock } from '../clock';
import { withBeforeCommit } from '../database/beforeCommit';
import type { Tables } from '../database/tables';
import { Problem, badRequest, conflict } from './problem';
import * as texts from './texts';

const KEPT_MS = 24 * 60 * 60_000;
/**
 * Longer than any call takes: a request still marked as running after this died with its process.
 */
const ABANDONED_MS = 2 * 60_000;

/** The store of the keys, and the clock. */
export interface KeyParts {
  db: Kysely<Tables>;
  clock: Clock;
}

/** One use of a key: the same user, route and key identify the same request. */
export interface KeyedRequest {
  userId: number;
  path: string;
  key: string;
  bodyHash: Buffer;
}

export interface KeptResponse {
  status: number;
  response: unknown;
}

/** Returns the validated header, or undefined if there is none. Throws a 400. */
export function readIdempotencyKey(value: string | string[] | undefined, maxLength: number) {
  if (value === undefined) return undefined;
  if (typeof value === 'string' && value.length > 0 && value.length <= maxLength) return value;
  throw badRequest(texts.wrongKey(maxLength));
}

/**
 * Claims the key for this request, or returns the response that an earlier request with it
 * received.
 */
async function take({ db, clock }: KeyParts, request: KeyedRequest) {
  const now = clock.now();
  const before = (age: number) => new Date(now.getTime() - age);
  const { userId: user_id, path, key, bodyHash: body_hash } = request;
  const taken = await db
    .insertInto('idempotency_keys')
    .values({ user_id, path, key, body_hash, status: null, answer: null, created_at: now })
    .onConflict((conflicting) =>
      conflicting
        .columns(['user_id', 'path', 'key'])
        .doUpdateSet({ body_hash, committed: false, status: null, answer: null, created_at: now })
        .where((where) =>
          where.or([
            where('idempotency_keys.created_at', '<', before(KEPT_MS)),
            where.and([
              where('idempotency_keys.committed', '=', false),
              where('idempotency_keys.status', 'is', null),
              where('idempotency_keys.created_at', '<', before(ABANDONED_MS)),
            ]),
          ]),
        ),
    )
    .returning('key')
    .executeTakeFirst();
  if (taken) return null;
  return db
    .selectFrom('idempotency_keys')
    .select(['body_hash', 'committed', 'status', 'answer', 'created_at'])
    .where((where) => where.and({ user_id, path, key }))
    .executeTakeFirst();
}

const stillRunning = () => new Problem(409, texts.stillRunning, { retryAfterSeconds: 1 });

const alreadyDone = () => conflict(texts.alreadyDone);

/**
 * Runs the work once per key: a second request with the same key and body gets the first one's
 * response. A different body, or a first request that is still running, is a 409. Failures are not
 * kept. A commit is recorded in the work's own transaction. If the server dies before it stores the
 * response, a repeated request therefore does not run the work again.
 */
export async function runOnce(
  deps: KeyParts,
  request: KeyedRequest,
  work: () => Promise<KeptResponse>,
): Promise<KeptResponse> {
  const earlier = await take(deps, request);
  if (earlier !== null) {
    // Deleted between the two statements: the first request has just failed.
    if (!earlier) throw stillRunning();
    if (!earlier.body_hash.equals(request.bodyHash)) {
      throw conflict(texts.usedKey);
    }
    if (earlier.status === null) {
      const isLost = earlier.created_at.getTime() < deps.clock.now().getTime() - ABANDONED_MS;
      throw earlier.committed && isLost ? alreadyDone() : stillRunning();
    }
    return { status: earlier.status, response: earlier.answer };
  }
  const { userId: user_id, path, key } = request;
  try {
    const done = await withBeforeCommit(async (trx) => {
      await trx
        .updateTable('idempotency_keys')
        .set({ committed: true })
        .where((where) => where.and({ user_id, path, key }))
        .execute();
    }, work);
    await deps.db
      .updateTable('idempotency_keys')
      .set({ status: done.status, answer: JSON.stringify(done.response) })
      .where((where) => where.and({ user_id, path, key }))
      .execute();
    return done;
  } catch (error) {
    await deps.db
      .deleteFrom('idempotency_keys')
      .where((where) => where.and({ user_id, path, key }))
      .where('committed', '=', false)
      .execute();
    throw error;
  }
}

/** Deletes keys that are older than a day. */
export async function forgetOldKeys({ db, clock }: KeyParts): Promise<void> {
  await db
    .deleteFrom('idempotency_keys')
    .where('created_at', '<', new Date(clock.now().getTime() - KEPT_MS))
    .execute();
}
