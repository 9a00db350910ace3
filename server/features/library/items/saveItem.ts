import type { Transaction } from 'kysely';
import type { BodyOf } from '#contract/defineCall';
import type { calls } from '#contract/calls/index';
import type { LibraryKind } from '#contract/entities/library';
import { LIBRARY_ITEMS_MAX } from '#contract/limits';
import type { Deps } from '#domain/deps';
import { itemVector, writeItemWords } from '#domain/library';
import { selectCitedPapers } from '#domain/papers';
import { maySeePost, postNotFound } from '#domain/posts';
import { inTransaction } from '#server/platform/database/inTransaction';
import type { Tables } from '#server/platform/database/tables';
import { conflict, notFound } from '#server/platform/http/problem';
import * as texts from '../texts';
import { lockLibrary } from './lockLibrary';
import { selectItems, type ItemRow } from './selectItems';
import { tidyTags } from './tidyTags';

/** The item that a path names: a post or paper by its id, or a reference by the id of its item. */
export interface ItemName {
  kind: LibraryKind;
  id: number;
}

/** The items of a person that a path names: one, or none. */
const idOfItem = (trx: Transaction<Tables>, ownerId: number, { kind, id }: ItemName) =>
  trx
    .selectFrom('library_items')
    .select('id')
    .where('user_id', '=', ownerId)
    .where('kind', '=', kind)
    .where(kind === 'reference' ? 'id' : 'target_id', '=', id)
    .executeTakeFirst();

/**
 * The facts of a post or paper that stay when it is deleted. Throws 404 if the person may not see
 * it.
 */
async function describeTarget(trx: Transaction<Tables>, ownerId: number, { kind, id }: ItemName) {
  if (kind === 'reference') throw notFound(texts.itemNotFound);
  if (kind === 'paper') {
    const { title, author, published_year, doi } = await selectCitedPapers(trx, ownerId)
      .where('papers.id', '=', id)
      .executeTakeFirstOrThrow(() => notFound(texts.paperNotFound));
    return { title, author, year: published_year, doi };
  }
  if (!(await maySeePost(trx, ownerId, id))) throw postNotFound();
  return { title: '', author: '', year: null, doi: null };
}

async function insertItem(deps: Deps, trx: Transaction<Tables>, ownerId: number, name: ItemName) {
  const described = await describeTarget(trx, ownerId, name);
  const { room } = await lockLibrary(trx, ownerId);
  if (room < 1) throw conflict(texts.full(LIBRARY_ITEMS_MAX));
  return (
    trx
      .insertInto('library_items')
      .values({
        ...{ user_id: ownerId, kind: name.kind, target_id: name.id, ...described },
        fields: '{}',
        created_at: deps.clock.now(),
      })
      // Another request may have kept it a moment ago. Writing it again returns its id.
      .onConflict((row) =>
        row.columns(['user_id', 'kind', 'target_id']).doUpdateSet({ title: described.title }),
      )
      .returning('id')
      .executeTakeFirstOrThrow()
  );
}

/** Writes the words of an item with its note and tags as they are now. */
async function indexItem(trx: Transaction<Tables>, id: number): Promise<void> {
  const item = await trx
    .selectFrom('library_items')
    .select(['title', 'author', 'year', 'doi', 'note', 'tags'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (item) await writeItemWords(trx, [{ id, vector: itemVector(item) }]);
}

/**
 * Keeps a post or a paper, or changes the note and the tags of what is kept; omitted ones stay.
 * Throws 404 if the person may not see it, or there is no such reference; 409 if the library is full.
 */
export function saveItem(
  deps: Deps,
  ownerId: number,
  name: ItemName,
  { note, tags }: BodyOf<typeof calls.saveToLibrary>,
): Promise<ItemRow> {
  const changes = {
    ...(note === undefined ? {} : { note }),
    ...(tags === undefined ? {} : { tags: tidyTags(tags) }),
  };
  return inTransaction(deps.db, async (trx) => {
    const { id } =
      (await idOfItem(trx, ownerId, name)) ?? (await insertItem(deps, trx, ownerId, name));
    if (Object.keys(changes).length > 0)
      await trx.updateTable('library_items').set(changes).where('id', '=', id).execute();
    await indexItem(trx, id);
    return selectItems(trx, ownerId)
      .where('library_items.id', '=', id)
      .executeTakeFirstOrThrow(() => notFound(texts.itemNotFound));
  });
}

/** Keeps a post, paper or reference no longer. Changes nothing if it isn't kept. */
export async function removeItem(
  { db }: Pick<Deps, 'db'>,
  ownerId: number,
  { kind, id }: ItemName,
): Promise<void> {
  await db
    .deleteFrom('library_items')
    .where('user_id', '=', ownerId)
    .where('kind', '=', kind)
    .where(kind === 'reference' ? 'id' : 'target_id', '=', id)
    .execute();
}
