import { sql, type Kysely } from 'kysely';
import type { Tables } from '#server/platform/database/tables';
import { hiddenAuthors } from '#domain/people';
import { readWordsQuery } from '#domain/words';

/** A paper that an answer may be based on. */
export interface PaperText {
  id: number;
  text_id: number;
  title: string;
  author: string;
  /** Null if the file could not be opened; omitted by a search. */
  page_count?: number | null;
}

/** At most this many of the newest papers with any of the words are ranked; the best are read. */
const MOST_CANDIDATES = sql.lit(300);
const MOST_PAPERS = sql.lit(10);

const selectPapers = (db: Kysely<Tables>, readerId: number) =>
  db
    .selectFrom('papers')
    .innerJoin('document_texts', 'document_texts.id', 'papers.text_id')
    .where('papers.user_id', 'not in', hiddenAuthors(db, readerId))
    .select([
      'papers.id',
      'papers.text_id',
      'papers.title',
      'papers.author',
      'document_texts.state',
      'document_texts.page_count',
    ]);

/** One paper that the reader may see; undefined if there is none. */
export const findPaperText = (db: Kysely<Tables>, readerId: number, id: number) =>
  selectPapers(db, readerId).where('papers.id', '=', id).executeTakeFirst();

/** The most relevant papers for these words that the reader may see. */
export async function findPaperTexts(
  db: Kysely<Tables>,
  readerId: number,
  words: readonly string[],
): Promise<PaperText[]> {
  const query = readWordsQuery(words);
  if (!query) return [];
  const { rows } = await sql<PaperText>`
    SELECT id, text_id, title, author FROM (
      SELECT id, text_id, title, author, words FROM papers
      WHERE words @@ ${query.anyWhole}::tsquery
        AND user_id NOT IN ${hiddenAuthors(db, readerId)}
      ORDER BY id + 0 DESC LIMIT ${MOST_CANDIDATES}
    ) AS newest
    ORDER BY ts_rank(words, ${query.anyWhole}::tsquery) DESC, id DESC LIMIT ${MOST_PAPERS}
  `.execute(db);
  return rows;
}
