import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Tables } from '#server/platform/database/tables';
import { isHiddenPair, personOf } from '#domain/people';

/**
 * The papers a reader may see, each with its file, the state of its text and the person who added
 * it. Visibility is checked pair by pair: with `NOT IN` the planner reads all papers and not only
 * those of a page.
 */
export function selectPapers(db: Kysely<Tables>, readerId: number) {
  return db
    .selectFrom('papers')
    .innerJoin('files', 'files.id', 'papers.file_id')
    .innerJoin('document_texts', 'document_texts.id', 'papers.text_id')
    .innerJoin('users', 'users.id', 'papers.user_id')
    .leftJoin('reading_places', (join) =>
      join
        .onRef('reading_places.paper_id', '=', 'papers.id')
        .on('reading_places.user_id', '=', readerId),
    )
    .where((eb) => eb.not(isHiddenPair(readerId, sql.ref('papers.user_id'))))
    .select([
      'papers.id',
      'papers.user_id',
      'papers.text_id',
      'papers.title',
      'papers.author',
      'papers.research_field',
      'papers.abstract',
      'papers.doi',
      'papers.published_year',
      'papers.created_at',
      'files.name as file_name',
      'files.mime_type',
      'files.bytes',
      'files.original_name',
      'document_texts.state',
      'document_texts.page_count',
      'reading_places.page as my_page',
      personOf().as('person'),
    ]);
}

/** A paper as a reader sees it, as read from the database. */
export type PaperRow = Awaited<ReturnType<ReturnType<typeof selectPapers>['execute']>>[number];

/** The papers that a query names by `id`, in the order of its `place`. */
export async function readPapers(
  db: Kysely<Tables>,
  readerId: number,
  named: RawBuilder<{ id: number; place: number }>,
): Promise<PaperRow[]> {
  return selectPapers(db, readerId)
    .innerJoin(named.as<'named'>(sql`named(id, place)`), 'named.id', 'papers.id')
    .orderBy('named.place')
    .execute();
}
