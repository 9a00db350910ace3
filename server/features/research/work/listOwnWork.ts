import type { Kysely } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { rowLimit, rowOffset } from '#server/platform/database/paging';
import type { Tables } from '#server/platform/database/tables';
import type { Page } from '#server/platform/http/route';
import { hiddenAuthors, personOf } from '#domain/people';
import { selectWork } from './selectWork';

/**
 * Lists a person's own current work with its collaborators, newest first; one piece of it if an id
 * is given.
 */
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
          .whereRef('joined.research_id', '=', 'posted_research.id')
          .where('joined.status', '=', 'accepted')
          .where('member.id', 'not in', hiddenAuthors(db, userId))
          .orderBy('joined.decided_at')
          .select(personOf('member').as('person')),
      ).as('collaborators'),
    )
    .orderBy('posted_research.id', 'desc')
    .limit(rowLimit(limit))
    .offset(rowOffset(offset))
    .execute();
}

/** A person's own work with its collaborators, as read from the database. */
export type OwnWorkRow = Awaited<ReturnType<typeof listOwnWork>>[number];
