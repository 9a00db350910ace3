import { sql, type Kysely } from 'kysely';
import { readWordsQuery } from '#domain/words';
import type { Tables } from '#server/platform/database/tables';
import type { Candidate } from './readCandidates';
import type { TastePaper } from './readTaste';

/** The newest papers whose texts are searched for DOIs. */
const MOST_CITING = 20;

/**
 * Finds the candidates whose DOI is in the text of a paper of the reader: the ids of candidates,
 * each with the first paper that cites it. One statement, which reads the words of at most twenty
 * texts, and pages only of those that have all words of a DOI.
 */
export async function findCited(
  db: Kysely<Tables>,
  papers: readonly TastePaper[],
  candidates: readonly Candidate[],
): Promise<ReadonlyMap<number, TastePaper>> {
  const citing = papers.slice(0, MOST_CITING);
  const withDoi = candidates.flatMap(({ id, doi }) => {
    const query = doi === null ? null : readWordsQuery([doi]);
    return doi === null || query === null ? [] : [{ id, doi, query: query.full }];
  });
  if (citing.length === 0 || withDoi.length === 0) return new Map();
  const { rows } = await sql<{ id: number; text_id: number }>`
    SELECT cited.id, citing.id AS text_id
    FROM unnest(
      ${withDoi.map(({ id }) => id)}::bigint[], ${withDoi.map(({ doi }) => doi)}::text[],
      ${withDoi.map(({ query }) => query)}::text[]
    ) AS cited (id, doi, query)
    JOIN (
      -- OFFSET 0 unpacks the words once per text.
      SELECT id, words || ''::tsvector AS words FROM document_texts
      WHERE id = ANY(${citing.map(({ text_id: id }) => id)}::bigint[]) OFFSET 0
    ) AS citing ON citing.words @@ cited.query::tsquery
    WHERE EXISTS (
      SELECT FROM document_pages AS page
      WHERE page.text_id = citing.id AND strpos(lower(page.text), cited.doi) > 0
        -- A longer DOI may begin like this one.
        AND substr(lower(page.text), strpos(lower(page.text), cited.doi) + length(cited.doi), 2)
          !~ '^[-._;()/:]?[[:alnum:]]'
    )
  `.execute(db);
  const found = new Map<number, TastePaper>();
  for (const paper of citing.toReversed())
    for (const { id, text_id: textId } of rows)
      if (textId === paper.text_id && id !== paper.id) found.set(id, paper);
  return found;
}
