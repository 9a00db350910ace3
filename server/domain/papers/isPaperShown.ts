import { sql } from 'kysely';
import { isHiddenPair } from '#domain/people';

/** A condition on a row of `papers`: the reader and its uploader aren't hidden from each other. */
export const isPaperShown = (readerId: number) =>
  sql<boolean>`NOT ${isHiddenPair(readerId, sql.ref('papers.user_id'))}`;
