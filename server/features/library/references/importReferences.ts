import { readDoi } from '#contract/doi';
import type { LibraryEntry } from '#contract/entities/library';
import { LIBRARY_ITEMS_MAX } from '#contract/limits';
import type { Deps } from '#domain/deps';
import { itemVector } from '#domain/library';
import { writtenWords } from '#domain/words';
import { inTransaction } from '#server/platform/database/inTransaction';
import { conflict } from '#server/platform/http/problem';
import { lockLibrary } from '../items/lockLibrary';
import { tidyTags } from '../items/tidyTags';
import * as texts from '../texts';
import { readWorks } from './readWorks';
import { splitByWorks } from './sameWork';

/** A DOI in the form that `readDoi` gives it, so that equal ones are equal texts. */
const tidyDoi = (doi: string | null) => (doi === null ? null : (readDoi(doi) ?? doi.toLowerCase()));

/**
 * Keeps the entries that a library lacks, all or none, and returns their number. Throws 409 if they
 * don't fit.
 */
export function importReferences(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  ownerId: number,
  entries: readonly LibraryEntry[],
): Promise<number> {
  return inTransaction(db, async (trx) => {
    const { room } = await lockLibrary(trx, ownerId);
    const named = entries.map((entry) => ({ ...entry, doi: tidyDoi(entry.doi) }));
    const { fresh } = splitByWorks(await readWorks(trx, ownerId), named);
    if (fresh.length > room) throw conflict(texts.noRoom(Math.max(room, 0), LIBRARY_ITEMS_MAX));
    if (fresh.length === 0) return 0;
    const created_at = clock.now();
    const items = fresh.map(({ fields, note = '', tags = [], ...described }) => ({
      ...described,
      ...{ note, tags: tidyTags(tags), fields: JSON.stringify(fields) },
    }));
    await trx
      .insertInto('library_items')
      .values(
        items.map((item) => ({
          ...{ user_id: ownerId, kind: 'reference' as const, target_id: null, created_at },
          ...item,
          ...writtenWords(itemVector(item)),
        })),
      )
      .execute();
    return fresh.length;
  });
}
