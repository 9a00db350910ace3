import type { Kysely } from 'kysely';
import type { PersonColumns } from '#domain/people';
import type { Tables } from '#server/platform/database/tables';

/** The facts that a card shows of its page. */
export interface Shown {
  id: number;
  title: string;
  person: PersonColumns;
}

/** Reads what cards show of some pages; those that the reader may not see are missing. */
export type ReadShown = (
  db: Kysely<Tables>,
  readerId: number,
  ids: readonly number[],
) => Promise<Shown[]>;
