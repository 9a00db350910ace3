import { sql, type Kysely } from 'kysely';
import type { PaperReason } from '#contract/entities/research';
import { isPaperShown } from '#domain/papers';
import type { Tables } from '#server/platform/database/tables';

/** The newest papers of each relation that recommendations start from. */
const MOST_OF_A_RELATION = sql.lit(20);
/** The newest references whose authors and DOIs count. */
const MOST_REFERENCES = sql.lit(500);

/** Longer lines are those of large experiments, whose authors tell nothing about a reader. */
const AUTHORS_LENGTH = sql.lit(1_000);

/** How a reader is related to a paper. */
export type Relation = NonNullable<PaperReason['paper']>['relation'];

/** A paper that the reader saved, added or read. */
export interface TastePaper {
  id: number;
  relation: Relation;
  title: string;
  author: string;
  /** The beginning of its abstract. */
  opening: string;
  text_id: number;
}

/** A reference in the reader's library. */
export interface TasteReference {
  author: string;
  doi: string | null;
}

/** The interests of a reader, as they name them and as their papers show. */
export interface Taste {
  interests: readonly string[];
  department: string | null;
  papers: readonly TastePaper[];
  references: readonly TasteReference[];
}

/** The characters of an abstract that are compared. */
export const openingOfAbstract = sql<string>`left(papers.abstract, 300)`;

/** The papers of a reader that they may see: saved ones first, then their own, then those they read. */
async function readPapersOf(db: Kysely<Tables>, readerId: number): Promise<TastePaper[]> {
  const { rows } = await sql<TastePaper>`
    SELECT papers.id, mine.relation, papers.title, papers.author, papers.text_id,
      ${openingOfAbstract} AS opening
    FROM (
      SELECT DISTINCT ON (id) id, relation, place FROM (
        (SELECT target_id AS id, 'saved' AS relation, 1 AS place FROM library_items
          WHERE user_id = ${readerId} AND kind = 'paper' ORDER BY id DESC LIMIT ${MOST_OF_A_RELATION})
        UNION ALL
        (SELECT id, 'own', 2 FROM papers
          WHERE user_id = ${readerId} ORDER BY id DESC LIMIT ${MOST_OF_A_RELATION})
        UNION ALL
        (SELECT paper_id, 'read', 3 FROM reading_places
          WHERE user_id = ${readerId} ORDER BY updated_at DESC LIMIT ${MOST_OF_A_RELATION})
      ) AS related ORDER BY id, place
    ) AS mine
    JOIN papers ON papers.id = mine.id
    WHERE ${isPaperShown(readerId)}
    ORDER BY mine.place, papers.id DESC
  `.execute(db);
  return rows;
}

/** Reads what a reader works on: three statements, however much it is. */
export async function readTaste(db: Kysely<Tables>, readerId: number): Promise<Taste> {
  const [reader, papers, references] = await Promise.all([
    db
      .selectFrom('users')
      .leftJoin('departments', 'departments.id', 'users.department_id')
      .select(['users.interests', 'departments.name as department'])
      .where('users.id', '=', readerId)
      .executeTakeFirst(),
    readPapersOf(db, readerId),
    db
      .selectFrom('library_items')
      .select([
        sql<string>`CASE WHEN length(author) <= ${AUTHORS_LENGTH} THEN author ELSE '' END`.as(
          'author',
        ),
        'doi',
      ])
      .where('user_id', '=', readerId)
      .where('kind', '=', 'reference')
      .orderBy('id', 'desc')
      .limit(MOST_REFERENCES)
      .execute(),
  ]);
  const { interests = [], department = null } = reader ?? {};
  return { interests, department, papers, references };
}
