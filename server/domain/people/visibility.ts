import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Tables } from '#server/platform/database/tables';

/**
 * The single source of visibility rules. Two people are hidden from each other while either has
 * blocked the other. An account that is disabled, suspended or about to be deleted is hidden from
 * everyone. All content of a person is hidden with them. See docs/decisions/0028-visibility.md.
 */

/** A person's id, or the column of a statement that contains one. */
export type PersonRef = number | RawBuilder<unknown>;

/**
 * Whether a row of `users` is hidden from everyone: it is disabled, suspended or about to be deleted.
 * An index has the same condition. The end of a suspension clears its column.
 */
export const isHiddenAccount = sql<boolean>`(
  users.disabled_at IS NOT NULL OR users.deletion_at IS NOT NULL
  OR users.suspended_until IS NOT NULL
)`;

/** A query for the ids (`user_id`) of accounts that are hidden from everyone. */
export const hiddenAccounts = (db: Kysely<Tables>) =>
  db.selectFrom('users').where(isHiddenAccount).select('id as user_id');

/** A query for the ids (`user_id`) of those whom a reader has blocked, and who blocked the reader. */
const blockedPeople = (reader: PersonRef) => sql<{ user_id: number }>`(
  SELECT blocked_id AS user_id FROM blocks WHERE blocker_id = ${reader}
  UNION ALL SELECT blocker_id FROM blocks WHERE blocked_id = ${reader}
)`;

/**
 * A query for the ids (`user_id`) of everyone who is hidden from a reader. Use it with `NOT IN`: the
 * database then runs it once per statement and keeps the plan of the rest.
 */
export const hiddenAuthors = (db: Kysely<Tables>, readerId: number) =>
  db
    .selectFrom(blockedPeople(readerId).as('blocked'))
    .select('blocked.user_id')
    .unionAll(hiddenAccounts(db));

/** Whether the account of a person exists and is not hidden from everyone. */
export const isAccountShown = (person: PersonRef) =>
  sql<boolean>`(SELECT NOT ${isHiddenAccount} FROM users WHERE users.id = ${person})`;

/**
 * The same rule for the author of one row, as a condition of a statement that reads few rows. It
 * looks each author up instead of reading all hidden accounts, so their number doesn't matter.
 */
export const isAuthorShown = (reader: PersonRef, author: PersonRef) =>
  sql<boolean>`(${author} NOT IN ${blockedPeople(reader)} AND ${isAccountShown(author)})`;

/** The same rule for one pair, as a condition of a statement. */
export const isHiddenPair = (a: PersonRef, b: PersonRef) => sql<boolean>`(
  EXISTS (
    SELECT FROM blocks WHERE (blocker_id, blocked_id) IN ((${a}, ${b}), (${b}, ${a}))
  ) OR EXISTS (
    SELECT FROM users WHERE users.id IN (${a}, ${b}) AND ${isHiddenAccount}
  )
)`;

/** Whether two people are hidden from each other. */
export async function areHiddenFromEachOther(
  db: Kysely<Tables>,
  a: number,
  b: number,
): Promise<boolean> {
  const { rows } = await sql<{ hidden: boolean }>`SELECT ${isHiddenPair(a, b)} AS hidden`.execute(
    db,
  );
  return rows[0]?.hidden ?? true;
}

/**
 * Whether a person's profile is hidden from a reader. The profile is the one page on which people
 * whom the reader has blocked still appear, because that is where a block is lifted.
 */
export async function isProfileHidden(
  db: Kysely<Tables>,
  readerId: number,
  personId: number,
): Promise<boolean> {
  const { rows } = await sql<{ hidden: boolean }>`
    SELECT EXISTS (
      SELECT FROM blocks WHERE blocker_id = ${personId} AND blocked_id = ${readerId}
    ) OR EXISTS (
      SELECT FROM users
      WHERE users.id = ${personId} AND (${isHiddenAccount} OR users.deleted_at IS NOT NULL)
    ) AS hidden`.execute(db);
  return rows[0]?.hidden ?? true;
}

/**
 * Whether a row of `users` is a member of its university: the address is proved, the profile is
 * complete, and the account is not hidden.
 */
export const isMember = sql<boolean>`(
  users.email_verified_at IS NOT NULL AND users.profile_completed AND NOT ${isHiddenAccount}
)`;

/**
 * The email address of a row of `users` as a reader sees it. Members see their own and those of their
 * connections, except for connections who hide theirs; everyone else gets an empty text.
 */
export const shownEmail = (readerId: number) => sql<string>`CASE
  WHEN users.id = ${readerId} THEN users.email
  WHEN NOT users.hides_email AND EXISTS (
    SELECT FROM connections
    WHERE low_id = least(users.id, ${readerId}) AND high_id = greatest(users.id, ${readerId})
  ) THEN users.email
  ELSE '' END`;
