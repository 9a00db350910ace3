import { sql, type Kysely } from 'kysely';
import { isHiddenPair } from '#domain/people';
import type { Tables } from '#server/platform/database/tables';

/** The papers a reader may see, with what a reference to them needs. */
export const selectCitedPapers = (db: Kysely<Tables>, readerId: number) =>
  db
    .selectFrom('papers')
    .where((eb) => eb.not(isHiddenPair(readerId, sql.ref('papers.user_id'))))
    .select(['id', 'title', 'author', 'doi', 'published_year']);
