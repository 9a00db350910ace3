import { sql, type Kysely, type Transaction } from 'kysely';
import type { Deps } from '#domain/deps';
import { mailedFullName } from '#domain/people';
import { inTransaction } from '#server/platform/database/inTransaction';
import type { Tables } from '#server/platform/database/tables';
import { readyMail } from './readyMail';

/** After this long without a sign of life, the process that wrote an export is dead. */
const DEAD_AFTER_MS = 2 * 60_000;
/** The pause before an export that failed is tried again. */
const RETRY_AFTER_MS = 30_000;
/** An export that fails so often is given up. */
const MOST_ATTEMPTS = 3;
/** The time that an export can be downloaded. */
const KEPT_MS = 7 * 24 * 3_600_000;

type AttemptDeps = Pick<Deps, 'db' | 'clock'>;

/** An export that this process writes. A later attempt at it has another number. */
export interface Attempt {
  id: number;
  user_id: number;
  attempts: number;
  created_at: Date;
}

/** The row of an attempt; none once another attempt has begun or the export is deleted. */
const rowOf = (db: Kysely<Tables> | Transaction<Tables>, { id, attempts }: Attempt) =>
  db
    .updateTable('account_exports')
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .where('state', '=', 'running');

/**
 * Takes the export that waits longest, or whose process died. Any number of processes may call it.
 * Gives up those whose processes died too often.
 */
export async function claimExport({ db, clock }: AttemptDeps): Promise<Attempt | undefined> {
  const now = clock.now();
  const before = (milliseconds: number) => new Date(now.getTime() - milliseconds);
  await db
    .updateTable('account_exports')
    .set({ state: 'failed' })
    .where('state', '=', 'running')
    .where('alive_at', '<', before(DEAD_AFTER_MS))
    .where('attempts', '>=', MOST_ATTEMPTS)
    .execute();
  return db
    .updateTable('account_exports')
    .set((row) => ({ state: 'running', attempts: row('attempts', '+', 1), alive_at: now }))
    .where('id', '=', (eb) =>
      eb
        .selectFrom('account_exports')
        .select('id')
        .where((row) =>
          row.or([
            row.and([
              row('state', '=', 'waiting'),
              row.or([row('alive_at', 'is', null), row('alive_at', '<', before(RETRY_AFTER_MS))]),
            ]),
            row.and([row('state', '=', 'running'), row('alive_at', '<', before(DEAD_AFTER_MS))]),
          ]),
        )
        .orderBy('id')
        .limit(sql.lit(1))
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'user_id', 'attempts', 'created_at'])
    .executeTakeFirst();
}

/** Extends the lease of an attempt. Returns false if it must stop. */
export async function keepAlive({ db, clock }: AttemptDeps, attempt: Attempt): Promise<boolean> {
  const { numUpdatedRows } = await rowOf(db, attempt)
    .set({ alive_at: clock.now() })
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The stored file of an export. */
export interface ExportFile {
  name: string;
  bytes: number;
  displayName: string;
}

/**
 * Records the file of a finished attempt and mails its owner. Returns false if another attempt has
 * begun or the account is deleted, and the file is not needed.
 */
export function finishExport(
  { db, clock, config, enqueueJob }: AttemptDeps & Pick<Deps, 'config' | 'enqueueJob'>,
  attempt: Attempt,
  { name, bytes, displayName }: ExportFile,
): Promise<boolean> {
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + KEPT_MS);
  return inTransaction(db, async (trx) => {
    const done = await rowOf(trx, attempt)
      .set({ state: 'done', expires_at: expiresAt })
      .executeTakeFirst();
    if (done.numUpdatedRows === 0n) return false;
    const file = await trx
      .insertInto('files')
      .values({
        name,
        owner_id: attempt.user_id,
        purpose: 'export',
        mime_type: 'application/zip',
        bytes,
        original_name: displayName,
        width: null,
        height: null,
        created_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await trx
      .updateTable('account_exports')
      .set({ file_id: file.id })
      .where('id', '=', attempt.id)
      .execute();
    const { email, ...person } = await trx
      .selectFrom('users')
      .select(['email', 'username', 'display_name'])
      .where('id', '=', attempt.user_id)
      .executeTakeFirstOrThrow();
    const { publicUrl } = config;
    const mail = readyMail({ email, name: mailedFullName(person), publicUrl, expiresAt });
    await enqueueJob(trx, 'send_mail', mail);
    return true;
  });
}

/** Lets an attempt that failed be tried again later, or gives it up after too many. */
export async function failExport({ db, clock }: AttemptDeps, attempt: Attempt): Promise<void> {
  const state = attempt.attempts >= MOST_ATTEMPTS ? 'failed' : 'waiting';
  await rowOf(db, attempt).set({ state, alive_at: clock.now() }).execute();
}

/** Lets another process, or this one after a restart, begin again. */
export async function releaseExport({ db }: AttemptDeps, attempt: Attempt): Promise<void> {
  await rowOf(db, attempt)
    .set({ state: 'waiting', alive_at: null, attempts: attempt.attempts - 1 })
    .execute();
}
