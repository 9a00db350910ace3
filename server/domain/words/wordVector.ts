import { sql, type RawBuilder } from 'kysely';

/** Characters that the text search parser of the C.UTF-8 locale treats as letters. */
const SIGNS = '“”„‘’‚«»‹›—–…।॥·•';

/**
 * The search vector of a text: its words as written and their English stems. Omits positions, which
 * would make up most of its size.
 */
export function wordVector(text: RawBuilder<unknown>): RawBuilder<string> {
  const words = sql`translate(lower(${text}), ${SIGNS}, repeat(' ', ${sql.lit([...SIGNS].length)}))`;
  return sql<string>`strip(to_tsvector('simple', ${words})) || strip(to_tsvector('english', ${words}))`;
}
