import { sql, type Kysely, type Transaction } from 'kysely';
import { LISTED_MEMBERS } from '#contract/limits';
import { plainText } from '#contract/words/wordsIn';
import { inTransaction } from '#server/platform/database/inTransaction';
import { withQueryTimeout } from '#server/platform/database/preparedPool';
import type { Tables } from '#server/platform/database/tables';
import { type FoundUniversity, lockAgainstMembershipChanges, nameKey } from '#domain/universities';
import { isMember } from '#domain/people';
import { requireNamed } from './universityRefusal';

/** The result of a merge. */
export interface Merge {
  /** The remaining name. */
  into: string;
  /** False if both names already belonged to one university. */
  merged: boolean;
  /** The number of members the university now has. */
  total_members: number;
}

/**
 * Merges two universities in one transaction. Members, departments of the same name, domains,
 * spellings and hashtags of the first move to the second, and its name leads there afterwards. Does nothing if
 * they are already one. Throws an UnknownUniversity.
 */
export function mergeUniversities(
  db: Kysely<Tables>,
  fromName: string,
  intoName: string,
): Promise<Merge> {
  return withQueryTimeout(0, () =>
    inTransaction(db, async (trx) => {
      // Moving the members of a large university takes longer than the server's statement timeout.
      await sql`SET LOCAL statement_timeout = 0`.execute(trx);
      await sql`SET LOCAL lock_timeout = '15s'`.execute(trx);
      await lockAgainstMembershipChanges(trx);
      const from = await requireNamed(trx, fromName);
      const into = await requireNamed(trx, intoName);
      if (from.id === into.id) {
        return { into: into.name, merged: false, total_members: into.total_members };
      }
      await moveDepartments(trx, from.id, into.id);
      await moveDomains(trx, from, into);
      const total_members = await countMembers(trx, into.id);
      await moveSpellings(trx, from, into);
      return { into: into.name, merged: true, total_members };
    }),
  );
}

async function moveDepartments(trx: Transaction<Tables>, from: number, into: number) {
  await sql`
    UPDATE users SET department_id = kept.id
    FROM departments AS gone
    JOIN departments AS kept ON kept.university_id = ${into} AND kept.name_key = gone.name_key
    WHERE gone.university_id = ${from} AND users.department_id = gone.id
  `.execute(trx);
  await sql`
    DELETE FROM departments AS gone USING departments AS kept
    WHERE gone.university_id = ${from}
      AND kept.university_id = ${into} AND kept.name_key = gone.name_key
  `.execute(trx);
  for (const table of ['departments', 'users'] as const) {
    await trx
      .updateTable(table)
      .set({ university_id: into })
      .where('university_id', '=', from)
      .execute();
  }
}

/** Also keeps the description if the remaining university has none, and that either was listed. */
async function moveDomains(trx: Transaction<Tables>, from: FoundUniversity, into: FoundUniversity) {
  await trx
    .updateTable('university_domains')
    .set({ university_id: into.id })
    .where('university_id', '=', from.id)
    .execute();
  await sql`
    UPDATE universities AS kept SET
      about = CASE WHEN kept.about = '' THEN gone.about ELSE kept.about END,
      link = coalesce(kept.link, gone.link),
      listed_at = least(kept.listed_at, gone.listed_at)
    FROM universities AS gone WHERE kept.id = ${into.id} AND gone.id = ${from.id}
  `.execute(trx);
}

async function countMembers(trx: Transaction<Tables>, id: number): Promise<number> {
  const { rows } = await sql<{ total_members: number }>`
    UPDATE universities SET total_members = counted.members, listed_at = CASE
      WHEN counted.members >= ${sql.lit(LISTED_MEMBERS)} THEN coalesce(listed_at, now())
      ELSE listed_at END
    FROM (
      SELECT count(*)::integer AS members FROM users
      WHERE users.university_id = ${id} AND ${isMember}
    ) AS counted
    WHERE id = ${id} RETURNING total_members
  `.execute(trx);
  return rows[0]?.total_members ?? 0;
}

/** The hashtag becomes a spelling of its own, so that posts with it are still found. */
async function moveSpellings(
  trx: Transaction<Tables>,
  from: FoundUniversity,
  into: FoundUniversity,
): Promise<void> {
  await trx
    .updateTable('university_aliases')
    .set({ university_id: into.id })
    .where('university_id', '=', from.id)
    .execute();
  await trx.deleteFrom('universities').where('id', '=', from.id).execute();
  await trx
    .insertInto('university_aliases')
    .values({
      name_key: nameKey(from.name),
      university_id: into.id,
      plain_name: plainText(from.name),
    })
    .onConflict((conflict) => conflict.column('name_key').doUpdateSet({ university_id: into.id }))
    .execute();
  if (from.hashtag_key === '') return;
  await trx
    .insertInto('university_aliases')
    .values({
      name_key: from.hashtag_key,
      university_id: into.id,
      plain_name: plainText(from.hashtag_key),
    })
    .onConflict((conflict) => conflict.column('name_key').doNothing())
    .execute();
}
