import { sql, type Kysely } from 'kysely';
import { rowLimit, rowOffset } from '#server/platform/database/paging';
import type { Tables } from '#server/platform/database/tables';
import type { Page } from '#server/platform/http/route';
import { hiddenAuthors, personOf } from '#domain/people';

/**
 * Lists the requests that wait for a person's decision, newest first, without those of people
 * hidden from them.
 */
export function listPendingRequests(db: Kysely<Tables>, ownerId: number, { limit, offset }: Page) {
  return (
    db
      .selectFrom('collaboration_requests')
      .innerJoin('users', 'users.id', 'collaboration_requests.requester_id')
      .innerJoin('posted_research', 'posted_research.id', 'collaboration_requests.research_id')
      .where('collaboration_requests.owner_id', '=', ownerId)
      // A literal, because the partial index of pending requests is not used with a parameter.
      .where(sql<boolean>`collaboration_requests.status = 'pending'`)
      .where('collaboration_requests.requester_id', 'not in', hiddenAuthors(db, ownerId))
      .select([
        'collaboration_requests.id',
        'collaboration_requests.research_id',
        'collaboration_requests.message',
        'collaboration_requests.created_at',
        'posted_research.title',
        personOf().as('person'),
      ])
      .orderBy('collaboration_requests.id', 'desc')
      .limit(rowLimit(limit))
      .offset(rowOffset(offset))
      .execute()
  );
}

/** A request as its owner sees it, as read from the database. */
export type PendingRequestRow = Awaited<ReturnType<typeof listPendingRequests>>[number];
