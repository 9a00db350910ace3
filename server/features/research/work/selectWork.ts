import type { Kysely } from 'kysely';
import { personOf } from '#domain/people';
import type { Tables } from '#server/platform/database/tables';

/** Current work with its author, and the state of the reader's own request to join it. */
export function selectWork(db: Kysely<Tables>, readerId: number) {
  return db
    .selectFrom('posted_research')
    .innerJoin('users', 'users.id', 'posted_research.user_id')
    .leftJoin('collaboration_requests as mine', (join) =>
      join
        .onRef('mine.research_id', '=', 'posted_research.id')
        .on('mine.requester_id', '=', readerId),
    )
    .select([
      'posted_research.id',
      'posted_research.user_id',
      'posted_research.title',
      'posted_research.research_field',
      'posted_research.details',
      'posted_research.created_at',
      'posted_research.is_open',
      'posted_research.edited_at',
      'mine.status as request_status',
      'mine.withdrawals',
      'users.deleted_at',
      personOf().as('person'),
    ]);
}

/** Current work as a reader sees it, as read from the database. */
export type WorkRow = Awaited<ReturnType<ReturnType<typeof selectWork>['execute']>>[number];
