import { sql, type Kysely } from 'kysely';
import type { Tables } from '#server/platform/database/tables';

/** Words in the form of a `tsquery`. */
export interface WordsQuery {
  /** Every word but the last; null if there is only one. */
  whole: string | null;
  /** Every word, the last also as a prefix. */
  full: string;
  /** Any of the words, the last also as a prefix. */
  any: string;
  /** Any of the words, the last only as a whole word. */
  anyWhole: string;
  /** The words one after another, the last also as a prefix. */
  phrase: string;
}

interface WordForms {
  /** The word as written, or any word with the same English stem. */
  forms: string;
  /** The word as written. */
  literal: string;
}

const join = (queries: readonly string[], operator: '&' | '|' | '<->') =>
  queries.map((query) => `(${query})`).join(` ${operator} `);

function queryOf(found: readonly WordForms[]): WordsQuery | null {
  const last = found.at(-1);
  if (!last) return null;
  const before = found.slice(0, -1).map(({ forms }) => forms);
  const words = [...before, `(${last.literal}:*) | (${last.forms})`];
  return {
    whole: before.length === 0 ? null : join(before, '&'),
    full: join(words, '&'),
    any: join(words, '|'),
    anyWhole: join([...before, last.forms], '|'),
    phrase: join(words, '<->'),
  };
}

async function readForms(db: Kysely<Tables>, words: readonly string[]): Promise<WordForms[]> {
  const { rows } = await sql<WordForms>`
    SELECT (literal || stem)::text AS forms, literal::text AS literal
    FROM unnest(${[...words]}::text[]) WITH ORDINALITY AS typed (word, place),
      LATERAL (SELECT plainto_tsquery('simple', lower(word)) AS literal,
        plainto_tsquery('english', lower(word)) AS stem) AS queries
    WHERE numnode(literal) > 0
    ORDER BY place
  `.execute(db);
  return rows;
}

/**
 * Parses words; null if none of them is searchable. The database parses them exactly like the texts
 * it searches, so no symbol in them is an operator.
 */
export async function readWordsQuery(
  db: Kysely<Tables>,
  words: readonly string[],
): Promise<WordsQuery | null> {
  return words.length === 0 ? null : queryOf(await readForms(db, words));
}
