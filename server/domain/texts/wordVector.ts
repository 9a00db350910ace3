import { sql, type RawBuilder } from 'kysely';

/** Signs that the text search parser of the C.UTF-8 locale takes for letters. */
const SIGNS = '“”„‘’‚«»‹›—–…।॥·•';

/**
 * The words of a text as every search compares them, as written and by their English stems; without
 * their places, which would be most of its size.
 */
export function wordVector(text: string): RawBuilder<string> {
  const words = sql`translate(lower(${text}::text), ${SIGNS}, repeat(' ', ${sql.lit([...SIGNS].length)}))`;
  return sql<string>`strip(to_tsvector('simple', ${words})) || strip(to_tsvector('english', ${words}))`;
}
