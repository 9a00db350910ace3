import { sql, type Kysely } from 'kysely';
import type { Deps } from '#domain/deps';
import type { Tables } from '#server/platform/database/tables';
import { notFound } from '#server/platform/http/problem';
import { StartupError } from '#server/platform/startup';
import { noSuchCall } from '#server/platform/texts';
import * as texts from './texts';

/** Whether a username is listed in `MODERATORS`. */
export const isModerator = ({ config }: Pick<Deps, 'config'>, username: string): boolean =>
  config.moderators.includes(username.toLowerCase());

/** Throws the 404 of an unknown call for everyone but moderators, so that the role stays unseen. */
export function requireModerator(
  deps: Pick<Deps, 'config'>,
  { username }: { username: string },
): void {
  if (!isModerator(deps, username)) throw notFound(noSuchCall);
}

/** Throws a StartupError if a name in `MODERATORS` has no verified account. */
export async function checkModerators(
  db: Kysely<Tables>,
  moderators: readonly string[],
): Promise<void> {
  if (moderators.length === 0) return;
  const rows = await db
    .selectFrom('users')
    .select(sql<string>`lower(username)`.as('name'))
    .where(sql<boolean>`lower(username) = ANY (${[...moderators]}::text[])`)
    .where('email_verified_at', 'is not', null)
    .execute();
  const known = new Set(rows.map(({ name }) => name));
  const unknown = moderators.find((name) => !known.has(name));
  if (unknown !== undefined) throw new StartupError(texts.notMember(unknown));
}
