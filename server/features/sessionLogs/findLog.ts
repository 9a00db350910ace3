import type { Kysely } from 'kysely';
import type { Deps } from '#domain/deps';
import type { Tables } from '#server/platform/database/tables';
import { notFound, type Problem } from '#server/platform/http/problem';
import { hashToken } from '#server/platform/secrets/token';
import * as texts from './texts';

export type LogDeps = Pick<Deps, 'db' | 'clock'>;

/** The response to a token that leads to no log; the same whether it is unknown or expired. */
export const noLog = (): Problem => notFound(texts.noLog);

/** The condition that a row is the log of a token and not expired. Throws 404 if it can't be one. */
export function ofToken({ clock }: Pick<Deps, 'clock'>, token: string) {
  const hash = hashToken(token);
  if (!hash) throw noLog();
  return { token_hash: hash, now: clock.now() };
}

/** Returns the log of a token with its file. Throws 404 if there is none. */
export async function findLog(deps: LogDeps, token: string) {
  const { token_hash, now } = ofToken(deps, token);
  const db: Kysely<Tables> = deps.db;
  const found = await db
    .selectFrom('session_logs')
    .innerJoin('files', 'files.id', 'session_logs.file_id')
    .select(['session_logs.id', 'note', 'notes', 'expires_at', 'files.name'])
    .where('token_hash', '=', token_hash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (!found) throw noLog();
  return found;
}
