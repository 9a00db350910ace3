import { sql, type Kysely, type Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables';
import { hiddenAuthors } from '../../../queries/visibility';
import type { Page } from './workRepository';

type Trx = Transaction<Tables>;

/** The requests that wait for a person's answer, newest first; those of people hidden from him left out. */
export function listPendingRequests(db: Kysely<Tables>, ownerId: number, { limit, offset }: Page) {
  return (
    db
      .selectFrom('collaboration_requests')
      .innerJoin('users', 'users.id', 'collaboration_requests.requester_id')
      .innerJoin('posted_research', 'posted_research.id', 'collaboration_requests.research_id')
      .where('collaboration_requests.owner_id', '=', ownerId)
      // Written out: the index of pending requests does not answer for a value it is not told.
      .where(sql<boolean>`collaboration_requests.status = 'pending'`)
      .where('collaboration_requests.requester_id', 'not in', hiddenAuthors(db, ownerId))
      .select([
        'collaboration_requests.id',
        'collaboration_requests.research_id',
        'collaboration_requests.requester_id',
        'collaboration_requests.message',
        'collaboration_requests.created_at',
        'posted_research.title',
        'users.username',
        'users.profile_picture',
      ])
      .orderBy('collaboration_requests.id', 'desc')
      .limit(limit)
      .offset(offset)
      .execute()
  );
}

/** A request as its owner sees it, as it comes from the database. */
export type PendingRequestRow = Awaited<ReturnType<typeof listPendingRequests>>[number];

/** Whose work it is, kept from being taken away until the transaction ends; undefined where there is none. */
export async function holdWork(trx: Trx, id: number): Promise<number | undefined> {
  const row = await trx
    .selectFrom('posted_research')
    .select('user_id')
    .where('id', '=', id)
    .forKeyShare()
    .executeTakeFirst();
  return row?.user_id;
}

/** Stores a request and answers its id; null where this person has asked before. */
export async function insertRequest(
  trx: Trx,
  request: {
    research_id: number;
    owner_id: number;
    requester_id: number;
    message: string;
    created_at: Date;
  },
): Promise<number | null> {
  const row = await trx
    .insertInto('collaboration_requests')
    .values(request)
    .onConflict((asked) => asked.columns(['research_id', 'requester_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Who sent a request to this person, whatever became of it; undefined where there is none. */
export async function findRequester(
  trx: Trx,
  id: number,
  ownerId: number,
): Promise<number | undefined> {
  const row = await trx
    .selectFrom('collaboration_requests')
    .select('requester_id')
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .executeTakeFirst();
  return row?.requester_id;
}

/** Settles a request that is still pending; answers whether it was. */
export async function decideRequest(
  trx: Trx,
  id: number,
  decision: { status: 'accepted' | 'declined'; decided_at: Date },
): Promise<boolean> {
  const row = await trx
    .updateTable('collaboration_requests')
    .set(decision)
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes what the owner was told of requests to join a piece of work; answers the ids. */
export async function deleteRequestNotifications(
  trx: Trx,
  { researchId, ownerId }: { researchId: number; ownerId: number },
): Promise<number[]> {
  const rows = await trx
    .deleteFrom('notifications')
    .where('user_id', '=', ownerId)
    .where('type', '=', 'collaboration_request')
    .where(
      sql<boolean>`subject IN (
        SELECT 'collaboration:' || id FROM collaboration_requests WHERE research_id = ${researchId}
      )`,
    )
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}
