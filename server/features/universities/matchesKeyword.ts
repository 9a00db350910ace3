import { sql, type RawBuilder } from 'kysely';
import { plainText } from '#contract/words/wordsIn';
import { hashtagKey, nameKey } from '#domain/universities';

/** A sequential scan, because a table of names is small. */
const contains = (column: string, part: string) =>
  sql<boolean>`position(${part} IN ${sql.ref(column)}) > 0`;

/**
 * A condition on a row of `universities`: the keyword is part of one of its names, in any spelling,
 * with or without accents.
 * A blank keyword matches every row.
 */
export function matchesKeyword(keyword: string): RawBuilder<boolean> {
  const key = nameKey(keyword);
  const tag = hashtagKey(keyword);
  const plain = plainText(keyword);
  const conditions = [
    contains('name_key', key),
    sql`EXISTS (
        SELECT FROM university_aliases AS alias
        WHERE alias.university_id = universities.id AND ${contains('alias.name_key', key)}
      )`,
    ...(plain === ''
      ? []
      : [
          contains('plain_name', plain),
          sql`EXISTS (
            SELECT FROM university_aliases AS alias
            WHERE alias.university_id = universities.id AND ${contains('alias.plain_name', plain)}
          )`,
        ]),
    // Lets `B.U.E.T.` find `BUET`. A keyword of punctuation alone would match every name.
    ...(tag === '' ? [] : [contains('hashtag_key', tag)]),
  ];
  return sql<boolean>`(${sql.join(conditions, sql` OR `)})`;
}
