/** Universities by any of their names or by an email address, and the lock around memberships. */
import { sql, type Kysely, type Transaction } from 'kysely';
import { hashtagOf } from '#contract/words/hashtags';
import type { Tables } from '#server/platform/database/tables';
import { domainsOf, hostOf } from '#server/platform/hostName';
import { normalise } from '#server/platform/text';

/** The display form of a name: trimmed, whitespace collapsed, composed Unicode. */
export function tidyName(name: string): string {
  return normalise(name, 'NFC').trim().replace(/\s+/gu, ' ');
}

/**
 * The comparison key of a name: tidied, case ignored. Punctuation counts, and `&` differs from
 * `and`, because similar names may be two universities and a wrong merge cannot be undone. An
 * operator who knows that they are one merges them.
 */
export function nameKey(name: string): string {
  // A small letter may compose with its accent although the capital has no composed form.
  return tidyName(name).toLowerCase().normalize('NFC');
}

/** The hashtag of a name, without `#`: letters, their marks and digits only, case ignored. */
export function hashtagKey(name: string): string {
  return hashtagOf(name).replaceAll('_', '');
}

/** A university as named in its row. */
export interface FoundUniversity {
  id: number;
  name: string;
  hashtag_key: string;
  total_members: number;
  about: string;
  link: string | null;
  is_listed: boolean;
}

/**
 * The university with this name in any spelling, including those of universities merged into it.
 */
export async function findUniversity(
  db: Kysely<Tables>,
  name: string,
): Promise<FoundUniversity | null> {
  const key = nameKey(name);
  const { rows } = await sql<FoundUniversity>`
    SELECT universities.id, name, hashtag_key, total_members, about, link,
      listed_at IS NOT NULL AS is_listed
    FROM universities
    WHERE universities.id = coalesce(
      (SELECT id FROM universities WHERE name_key = ${key}),
      (SELECT university_id FROM university_aliases WHERE name_key = ${key})
    )
  `.execute(db);
  return rows[0] ?? null;
}

/**
 * The name of the university to which an email address belongs: its host equals one of the
 * university's domains or is in it. Of nested domains, the longest decides.
 */
export async function findUniversityOfEmail(
  db: Kysely<Tables>,
  email: string,
): Promise<string | null> {
  const found = await db
    .selectFrom('university_domains')
    .innerJoin('universities', 'universities.id', 'university_domains.university_id')
    .select('universities.name')
    .where('domain', 'in', domainsOf(hostOf(email)))
    .orderBy(sql`length(domain)`, 'desc')
    .limit(1)
    .executeTakeFirst();
  return found?.name ?? null;
}

const LOCK = 7_823_004;

/**
 * Blocks merging of universities until the transaction ends. Take this lock before any row lock, so
 * that a merge and a change of one person cannot deadlock.
 */
export async function lockAgainstMerging(trx: Transaction<Tables>): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock_shared(${sql.lit(LOCK)})`.execute(trx);
}

/** Waits for pending membership changes and blocks new ones until the transaction ends. */
export async function lockAgainstMembershipChanges(trx: Transaction<Tables>): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(trx);
}
