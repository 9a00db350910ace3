import type { Kysely } from 'kysely';
import type { Tables } from '#server/platform/database/tables';
import { isPaperShown } from './isPaperShown';

/** The papers a reader may see, with what a reference to them needs. */
export const selectCitedPapers = (db: Kysely<Tables>, readerId: number) =>
  db
    .selectFrom('papers')
    .where(isPaperShown(readerId))
    .select(['id', 'title', 'author', 'doi', 'published_year']);
