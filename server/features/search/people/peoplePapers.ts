import { sql, type Kysely } from 'kysely';
import type { PersonMatch } from '#contract/entities/person';
import type { Tables } from '#server/platform/database/tables';
import { findWordsIn, openingOf, snippetAround, type WordsQuery } from '#domain/words';

/**
 * The matches of papers with a topic: their title, or else a snippet of another part with its
 * words.
 */
export async function readPaperMatches(
  db: Kysely<Tables>,
  query: WordsQuery,
  ids: readonly number[],
): Promise<Map<number, PersonMatch>> {
  if (ids.length === 0) return new Map();
  const papers = await db
    .selectFrom('papers')
    .select(['id', 'title', 'abstract', 'research_field'])
    .where(sql<boolean>`id = ANY(${[...ids]}::bigint[])`)
    .execute();
  const texts = papers.flatMap((paper) => [paper.title, paper.abstract, paper.research_field]);
  const words = new Set(await findWordsIn(query, texts));
  return new Map(
    papers.map(({ id, title, abstract, research_field }) => {
      const snippet =
        snippetAround(title, words) ??
        snippetAround(abstract, words) ??
        snippetAround(research_field, words) ??
        openingOf(title);
      return [id, { kind: 'paper', ...snippet, paper_id: id }];
    }),
  );
}
