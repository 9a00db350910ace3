import { sql, type Kysely } from 'kysely';
import type { Paper } from '#contract/entities/research';
import type { Tables } from '#server/platform/database/tables';
import type { Page } from '#server/platform/http/route';
import type { Deps } from '#domain/deps';
import type { LinkDeps } from '#domain/files';
import { findPaperCandidates } from '#domain/papers';
import { parseKeyword, readWordsQuery, type WordsQuery } from '#domain/words';
import { presentPaper } from '../paperPresenter';
import { readPapers, type PaperRow } from '../selectPapers';
import { findSnippets } from '../pages/findSnippets';

/**
 * A page of the candidates, best first. A word counts most in the title, then in authors and field,
 * then in the abstract, least in the text. Papers in the spelling of the search, whose accents
 * count, come first. A title with the words in sequence counts twice.
 */
async function rankPapers(
  db: Kysely<Tables>,
  query: WordsQuery,
  candidates: readonly number[],
  { limit, offset }: Page,
): Promise<number[]> {
  const rank = (words: string) => sql`ts_rank(words, ${words}::tsquery)`;
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM (
      -- OFFSET 0 unpacks the words once per paper, because unpacking takes longer than ranking.
      SELECT id, words || ''::tsvector AS words FROM papers
      WHERE id = ANY(${[...candidates]}::bigint[]) OFFSET 0
    ) AS candidate
    ORDER BY words @@ ${query.spelled}::tsquery DESC,
      (${rank(query.any)} + ${rank(query.anyWhole)})
        * CASE WHEN words @@ ${query.phrase}::tsquery THEN 2 ELSE 1 END DESC,
      id DESC
    LIMIT ${limit} OFFSET ${offset}
  `.execute(db);
  return rows.map(({ id }) => id);
}

/** A page of papers, best first, and the number of papers found in all. */
export interface FoundPapers {
  papers: Paper[];
  total: number;
}

/**
 * Finds the papers that contain every word of the keyword, each with the matched words and a
 * snippet around them.
 */
export async function searchPapers(
  deps: Pick<Deps, 'db'> & LinkDeps,
  readerId: number,
  keyword: string,
  page: Page,
): Promise<FoundPapers> {
  const { db } = deps;
  const { words, hashtags } = parseKeyword(keyword);
  const query = readWordsQuery([...words, ...hashtags]);
  const candidates = query ? await findPaperCandidates(db, readerId, query) : [];
  const total = candidates.length;
  if (!query || total <= page.offset) return { papers: [], total };
  const ids = await rankPapers(db, query, candidates, page);
  const papers = await readPapers(
    db,
    readerId,
    sql`(SELECT id, place FROM unnest(${ids}::bigint[]) WITH ORDINALITY AS ranked (id, place))`,
  );
  const found = await findSnippets(db, query, papers);
  const present = (paper: PaperRow) => ({
    ...presentPaper(deps, readerId, paper),
    ...found(paper),
  });
  return { papers: papers.map(present), total };
}
