/** The relationship of two people, and the frames that announce changes to it. */
import { type Kysely, type Transaction, sql } from 'kysely';
import type { Deps } from '#domain/deps';
import type { AddressedFrame } from '#domain/frames';
import { afterCommit } from '#server/platform/database/afterCommit';
import type { Tables } from '#server/platform/database/tables';

export { readConnectionStates } from './connectionStates';

/** The stored form of a pair of people: the smaller id first. */
export function pairOf(a: number, b: number): { low_id: number; high_id: number } {
  return { low_id: Math.min(a, b), high_id: Math.max(a, b) };
}

/** A query for a person's connections, from their side: `connection_id` and `friend_id`. */
export function selectConnectionsOf(db: Kysely<Tables>, userId: number) {
  return db
    .selectFrom('connections')
    .where('low_id', '=', userId)
    .select(['id as connection_id', 'high_id as friend_id'])
    .unionAll(
      db
        .selectFrom('connections')
        .where('high_id', '=', userId)
        .select(['id as connection_id', 'low_id as friend_id']),
    );
}

/** The ids of all the person's connections, in no particular order. */
export async function listConnectionIds(db: Kysely<Tables>, userId: number): Promise<number[]> {
  const rows = await selectConnectionsOf(db, userId).execute();
  return rows.map((row) => row.friend_id);
}

/** The id of the connection between two people, or null. */
export async function findConnectionId(
  db: Kysely<Tables>,
  a: number,
  b: number,
): Promise<number | null> {
  const { low_id, high_id } = pairOf(a, b);
  const row = await db
    .selectFrom('connections')
    .select('id')
    .where('low_id', '=', low_id)
    .where('high_id', '=', high_id)
    .executeTakeFirst();
  return row?.id ?? null;
}

export async function areConnected(db: Kysely<Tables>, a: number, b: number): Promise<boolean> {
  return (await findConnectionId(db, a, b)) !== null;
}

/**
 * Connects two people, who may be connected already, and returns the connection's id. A mentor, who
 * is one of them, needs a place: see `lockPlace`.
 */
export async function connectPair(
  trx: Transaction<Tables>,
  { a, b, at, mentorId = null }: { a: number; b: number; at: Date; mentorId?: number | null },
): Promise<number> {
  const row = await trx
    .insertInto('connections')
    .values({ ...pairOf(a, b), created_at: at, mentor_id: mentorId })
    // Changes nothing, but `DO NOTHING` would not return the id of the existing row.
    .onConflict((pair) =>
      pair
        .columns(['low_id', 'high_id'])
        .doUpdateSet((eb) => ({ low_id: eb.ref('excluded.low_id') })),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/**
 * Serialises changes to the relationship of two people until the transaction ends, so that two
 * crossing requests run one after the other.
 */
export async function lockPair(trx: Transaction<Tables>, a: number, b: number): Promise<void> {
  const { low_id, high_id } = pairOf(a, b);
  const name = `connection:${low_id}:${high_id}`;
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(trx);
}

/** The frame that notifies one person's windows of a changed relationship with the other. */
export function changedFrame(userId: number, otherId: number): AddressedFrame {
  return { userId, frame: { type: 'connections_changed', user_id: otherId } };
}

/** The frames that notify both people's windows of their changed relationship. */
export function changedFrames(a: number, b: number): AddressedFrame[] {
  return [changedFrame(a, b), changedFrame(b, a)];
}

/** A person's connections, by whether the two see when the other is online. */
export interface PresencePartners {
  shown: number[];
  /** One of the two hides their presence, so neither sees the other's. */
  hidden: number[];
}

/** Lists a person's connections, by whether the two see when the other is online. */
export async function listPresencePartners(
  db: Kysely<Tables>,
  userId: number,
): Promise<PresencePartners> {
  const rows = await db
    .selectFrom(selectConnectionsOf(db, userId).as('mine'))
    .innerJoin('users as friend', 'friend.id', 'mine.friend_id')
    .innerJoin('users as me', (join) => join.on('me.id', '=', userId))
    .select([
      'mine.friend_id',
      sql<boolean>`me.hides_presence OR friend.hides_presence`.as('is_hidden'),
    ])
    .execute();
  const ids = (isHidden: boolean) =>
    rows.filter((row) => row.is_hidden === isHidden).map(({ friend_id }) => friend_id);
  return { shown: ids(false), hidden: ids(true) };
}

/** Whether one of two people hides when they are online. */
export async function isPresenceHidden(
  db: Kysely<Tables>,
  pair: readonly [number, number],
): Promise<boolean> {
  const hider = await db
    .selectFrom('users')
    .select('id')
    .where('id', 'in', pair)
    .where('hides_presence', '=', true)
    .limit(1)
    .executeTakeFirst();
  return hider !== undefined;
}

/** The frame that ends what a window knows about the presence of a person. */
export const hiddenPresence = (userId: number) =>
  ({ type: 'presence', user_id: userId, online: false, hidden: true }) as const;

type PresenceDeps = Pick<Deps, 'publish' | 'log'>;

/** Shows two newly connected people to each other as online, if they are, after the commit. */
export async function announcePresence(
  deps: PresenceDeps,
  trx: Transaction<Tables>,
  pair: readonly [number, number],
): Promise<void> {
  const isHidden = await isPresenceHidden(trx, pair);
  afterCommit(trx, () => runLogged(deps, isHidden ? hidePair(deps, pair) : notifyPair(deps, pair)));
}

/** Notifies a person and their connections that each other's presence was hidden or is shown again. */
export async function announceHidden(
  deps: PresenceDeps,
  trx: Transaction<Tables>,
  userId: number,
): Promise<void> {
  const { shown, hidden } = await listPresencePartners(trx, userId);
  afterCommit(trx, () =>
    runLogged(
      deps,
      Promise.all([
        ...shown.map((friendId) => showPair(deps, [userId, friendId])),
        ...hidden.map((friendId) => hidePair(deps, [userId, friendId])),
      ]),
    ),
  );
}

async function hidePair({ publish }: PresenceDeps, [a, b]: readonly [number, number]) {
  await Promise.all([publish.toUser(a, hiddenPresence(b)), publish.toUser(b, hiddenPresence(a))]);
}

async function showPair({ publish }: PresenceDeps, [a, b]: readonly [number, number]) {
  const unknown = (user_id: number) => ({ type: 'presence', user_id, online: false }) as const;
  await Promise.all([publish.toUser(a, unknown(b)), publish.toUser(b, unknown(a))]);
  await notifyPair({ publish }, [a, b]);
}

async function notifyPair({ publish }: Pick<Deps, 'publish'>, [a, b]: readonly [number, number]) {
  await Promise.all([publish.notifyIfOnline(a, b), publish.notifyIfOnline(b, a)]);
}

function runLogged({ log }: PresenceDeps, work: Promise<unknown>): void {
  work.catch((error: unknown) => log.warn({ err: error }, 'presence not published'));
}

/**
 * Connects two people who agreed to it otherwise than by a connection request. Accepts a request
 * that is pending between them, but as a plain connection: mentoring takes the mentor's agreement.
 * Call it under `lockPair`.
 */
export async function joinPair(
  deps: Pick<Deps, 'clock' | 'publish' | 'log'>,
  trx: Transaction<Tables>,
  frames: AddressedFrame[],
  [a, b]: readonly [number, number],
): Promise<void> {
  const { low_id, high_id } = pairOf(a, b);
  const at = deps.clock.now();
  await trx
    .updateTable('connection_requests')
    .set({ status: 'accepted', decided_at: at })
    .where('status', '=', 'pending')
    .where(sql<boolean>`least(sender_id, receiver_id) = ${low_id}`)
    .where(sql<boolean>`greatest(sender_id, receiver_id) = ${high_id}`)
    .execute();
  await connectPair(trx, { a, b, at });
  await announcePresence(deps, trx, [a, b]);
  frames.push(...changedFrames(a, b));
}
