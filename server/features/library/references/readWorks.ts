import type { Kysely } from 'kysely';
import type { Tables } from '#server/platform/database/tables';
import { selectItems } from '../items/selectItems';
import { entryOf } from './entryOf';
import { worksOf, type Works } from './sameWork';

/** The works in a person's library, as its exports name them. */
export async function readWorks(db: Kysely<Tables>, ownerId: number): Promise<Works> {
  const rows = await selectItems(db, ownerId).execute();
  return worksOf(rows.flatMap((row) => entryOf(row, '') ?? []));
}
