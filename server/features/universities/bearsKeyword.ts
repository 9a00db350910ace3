import { sql, type RawBuilder } from 'kysely';
import { hashtagKey, nameKey } from '#domain/universities';

/** A table of names is small enough to be read through. */
const contains = (column: string, part: string) =>
  sql<boolean>`position(${part} IN ${sql.ref(column)}) > 0`;

/** A condition on a row of `universities`: a part of a name of it, in any spelling; blank is part of each. */
export function bearsKeyword(keyword: string): RawBuilder<boolean> {
  const key = nameKey(keyword);
  const tag = hashtagKey(keyword);
  const conditions = [
    contains('name_key', key),
    sql`EXISTS (
        SELECT FROM university_aliases AS alias
        WHERE alias.university_id = universities.id AND ${contains('alias.name_key', key)}
      )`,
    // So that `B.U.E.T.` finds `BUET`; a keyword of signs alone would be found in every name.
    ...(tag === '' ? [] : [contains('hashtag_key', tag)]),
  ];
  return sql<boolean>`(${sql.join(conditions, sql` OR `)})`;
}
