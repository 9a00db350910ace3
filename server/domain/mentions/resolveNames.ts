import { sql, type Kysely } from 'kysely';
import { hiddenAuthors, foldedUsername } from '#domain/people';
import type { Tables } from '#server/platform/database/tables';

/** A name in a text, and the person it means. */
export interface ResolvedName {
  name: string;
  position: number;
  user_id: number;
}

/**
 * The people that names in an author's text mean, without those hidden from the author or with an
 * unproved address. A name
 * that someone gave up lately means them, as long as no one else has it.
 */
export async function resolveNames(
  db: Kysely<Tables>,
  { authorId, names, now }: { authorId: number; names: readonly string[]; now: Date },
): Promise<ResolvedName[]> {
  if (names.length === 0) return [];
  const { rows } = await sql<ResolvedName>`
    SELECT written.name, (written.place - 1)::integer AS position, users.id AS user_id
    FROM unnest(${names}::text[]) WITH ORDINALITY AS written (name, place)
    JOIN users ON users.id = coalesce(
      (SELECT id FROM users WHERE lower(username) = lower(written.name)),
      (SELECT user_id FROM former_usernames
        WHERE name_key = ${foldedUsername(sql.ref('written.name'))} AND until > ${now})
    )
    WHERE users.email_verified_at IS NOT NULL AND users.id NOT IN ${hiddenAuthors(db, authorId)}
  `.execute(db);
  return rows;
}
