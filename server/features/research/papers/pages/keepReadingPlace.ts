import type { Deps } from '#domain/deps';
import { requirePaper } from '../findPaper';

interface Place {
  readerId: number;
  id: number;
  page: number;
}

/**
 * Keeps the page at which a person stopped reading a paper. Throws 404 if they may see no such
 * paper.
 */
export async function keepReadingPlace(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { readerId, id, page }: Place,
): Promise<void> {
  await requirePaper(db, readerId, id);
  const place = { page, updated_at: clock.now() };
  await db
    .insertInto('reading_places')
    .values({ user_id: readerId, paper_id: id, ...place })
    .onConflict((conflict) => conflict.columns(['user_id', 'paper_id']).doUpdateSet(place))
    .execute();
}
