import type { Kysely } from 'kysely';
import type { Tables } from '#server/platform/database/tables';
import { describeItem } from '../items/itemPresenter';
import { selectItems } from '../items/selectItems';
import { worksOf, type Works } from './sameWork';

/** The works in a person's library. Posts are none. */
export async function readWorks(db: Kysely<Tables>, ownerId: number): Promise<Works> {
  const rows = await selectItems(db, ownerId).where('library_items.kind', '<>', 'post').execute();
  return worksOf(rows.map(describeItem));
}
