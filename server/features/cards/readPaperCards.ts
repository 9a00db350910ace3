import { sql } from 'kysely';
import { isHiddenPair, personOf } from '#domain/people';
import type { ReadShown } from './shown';

/** Reads the cards of papers. */
export const readPaperCards: ReadShown = (db, readerId, ids) =>
  db
    .selectFrom('papers')
    .innerJoin('users', 'users.id', 'papers.user_id')
    .where('papers.id', 'in', ids)
    .where((eb) => eb.not(isHiddenPair(readerId, sql.ref('papers.user_id'))))
    .select(['papers.id', 'papers.title', personOf().as('person')])
    .execute();
