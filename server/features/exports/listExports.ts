import type { Kysely } from 'kysely';
import type { AccountExport } from '#contract/entities/accountExport';
import type { LinkDeps } from '#domain/files';
import type { Tables } from '#server/platform/database/tables';
import { signExportLink } from './exportLinks';

/** At most this many are listed; older ones have expired long ago. */
const MOST = 10;

/** A person's exports, newest first. */
export const listExports = (db: Kysely<Tables>, userId: number) =>
  db
    .selectFrom('account_exports')
    .leftJoin('files', 'files.id', 'account_exports.file_id')
    .select([
      'account_exports.id',
      'account_exports.state',
      'account_exports.created_at',
      'account_exports.expires_at',
      'files.name',
      'files.bytes',
    ])
    .where('account_exports.user_id', '=', userId)
    .orderBy('account_exports.id', 'desc')
    .limit(MOST)
    .execute();

type ExportRow = Awaited<ReturnType<typeof listExports>>[number];

/** An export as its owner sees it. One that is over but not yet swept is expired. */
export function presentExport(deps: LinkDeps, row: ExportRow): AccountExport {
  const { id, name, bytes, expires_at: expiresAt } = row;
  const isOver =
    row.state === 'done' && (name === null || !expiresAt || expiresAt <= deps.clock.now());
  const isReady = row.state === 'done' && !isOver;
  return {
    id,
    state: isOver ? 'expired' : row.state,
    created_at: row.created_at.toISOString(),
    size: isReady ? bytes : null,
    url:
      isReady && name && expiresAt ? signExportLink(deps, { id, fileName: name, expiresAt }) : null,
    expires_at: expiresAt?.toISOString() ?? null,
  };
}
