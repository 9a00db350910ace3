import { sql, type Kysely } from 'kysely';
import type { Tables } from '#server/platform/database/tables';

/** Words as the database understands them, in the form of `tsquery`. */
export interface WordsQuery {
  /** Every word but the last; null where there is one only. */
  whole: string | null;
  /** Every word, and the last also as the beginning of one. */
  full: string;
  /** Any of the words, and the last also as the beginning of one. */
  any: string;
  /** Any of the words, the last as a whole one too. */
  anyWhole: string;
  /** The words one after another, the last also as the beginning of one. */
  phrase: string;
}

interface WordForms {
  /** The word as it is, or any word of the same English stem. */
  forms: string;
  /** The word as it is. */
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
 * Reads words; null where none of them says anything. The database reads them just as it reads those
 * of the texts it searches, so no sign in them means anything to it.
 */
export async function readWordsQuery(
  db: Kysely<Tables>,
  words: readonly string[],
): Promise<WordsQuery | null> {
  return words.length === 0 ? null : queryOf(await readForms(db, words));
}
