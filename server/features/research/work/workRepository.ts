import type { Kysely } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Tables } from '../../../platform/database/tables';
import { hiddenAuthors } from '../../../queries/visibility';

/** Which part of a list is wanted. */
export interface Page {
  limit: number;
  offset: number;
}

/** Current work with who posted it, and what became of the reader's own request to join it. */
function selectWork(db: Kysely<Tables>, readerId: number) {
  return db
    .selectFrom('posted_research')
    .innerJoin('users', 'users.id', 'posted_research.user_id')
    .leftJoin('universities', 'universities.id', 'users.university_id')
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
      'mine.status as request_status',
      'users.username',
      'users.profile_picture',
      'universities.name as university_name',
    ]);
}

/** Current work as a reader sees it, as it comes from the database. */
export type WorkRow = Awaited<ReturnType<ReturnType<typeof selectWork>['execute']>>[number];

/** The current work of others, newest first; that of people hidden from the reader left out. */
export function listWorkOfOthers(
  db: Kysely<Tables>,
  readerId: number,
  { limit, offset }: Page,
): Promise<WorkRow[]> {
  return selectWork(db, readerId)
    .where('posted_research.user_id', '<>', readerId)
    .where('posted_research.user_id', 'not in', hiddenAuthors(db, readerId))
    .orderBy('posted_research.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
}

/** A person's own current work with who joined it, newest first; one piece of it where an id is given. */
export function listOwnWork(
  db: Kysely<Tables>,
  userId: number,
  { limit, offset, id }: Page & { id?: number },
) {
  return selectWork(db, userId)
    .where('posted_research.user_id', '=', userId)
    .$if(id !== undefined, (query) => query.where('posted_research.id', '=', id ?? 0))
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('collaboration_requests as joined')
          .innerJoin('users as member', 'member.id', 'joined.requester_id')
          .leftJoin('universities as their', 'their.id', 'member.university_id')
          .whereRef('joined.research_id', '=', 'posted_research.id')
          .where('joined.status', '=', 'accepted')
          .where('member.id', 'not in', hiddenAuthors(db, userId))
          .orderBy('joined.decided_at')
          .select([
            'member.id',
            'member.username',
            'member.profile_picture',
            'their.name as university_name',
          ]),
      ).as('collaborators'),
    )
    .orderBy('posted_research.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
}
