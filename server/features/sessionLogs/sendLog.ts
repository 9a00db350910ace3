import type { Transaction } from 'kysely';
import { SESSION_LOG_DAYS, SESSION_LOGS_PER_DAY } from '#contract/limits';
import type { Deps } from '#domain/deps';
import { storeUpload, withUploads } from '#domain/files';
import { recordAudit } from '#server/platform/audit';
import { inTransaction } from '#server/platform/database/inTransaction';
import type { Tables } from '#server/platform/database/tables';
import { tooManyRequests } from '#server/platform/http/problem';
import type { UploadedFile } from '#server/platform/http/uploads/uploadFolder';
import { waitText } from '#server/platform/text';
import { checkUpload } from './check/checkUpload';
import * as texts from './texts';

const DAY_MS = 24 * 3_600_000;
const KEPT_MS = SESSION_LOG_DAYS * DAY_MS;

/** A log that a person sends. */
export interface SentLog {
  userId: number;
  ip: string;
  note: string;
  upload: UploadedFile;
}

/** Throws 429 if the person has sent as many logs as they may within a day. */
async function requireTurn(
  db: Deps['db'] | Transaction<Tables>,
  userId: number,
  now: Date,
): Promise<void> {
  const sent = await db
    .selectFrom('session_logs')
    .select('expires_at')
    .where('user_id', '=', userId)
    .where('expires_at', '>', new Date(now.getTime() + KEPT_MS - DAY_MS))
    .orderBy('expires_at', 'desc')
    .limit(SESSION_LOGS_PER_DAY)
    .execute();
  const oldest = sent[SESSION_LOGS_PER_DAY - 1];
  if (!oldest) return;
  const leftMs = oldest.expires_at.getTime() - KEPT_MS + DAY_MS - now.getTime();
  const seconds = Math.max(1, Math.ceil(leftMs / 1000));
  throw tooManyRequests(texts.enoughToday(waitText(seconds)), seconds);
}

/** Stores a log for the operator, once it is checked. Throws a Problem if it can't be a log. */
export async function sendLog(
  deps: Deps,
  { userId, ip, note, upload }: SentLog,
): Promise<{ id: number; expires_at: string }> {
  const { db, clock } = deps;
  // Before the check, which takes time; and again under the lock.
  await requireTurn(db, userId, clock.now());
  const { path, bytes } = await checkUpload(userId, upload);
  const file = {
    path,
    bytes,
    extension: 'gz',
    mimeType: 'application/gzip',
    width: null,
    height: null,
  };
  const toStore = {
    ownerId: userId,
    purpose: 'session_log',
    displayName: texts.fileName,
    file,
  } as const;
  return withUploads([() => storeUpload(deps, toStore)], ([stored]) =>
    inTransaction(db, async (trx) => {
      const now = clock.now();
      // Logs of one person wait for each other.
      await trx
        .selectFrom('users')
        .select('id')
        .where('id', '=', userId)
        .forNoKeyUpdate()
        .execute();
      await requireTurn(trx, userId, now);
      const expires_at = new Date(now.getTime() + KEPT_MS);
      // One upload was passed in, so there is one stored file.
      const file_id = (await stored?.insert(trx)) ?? 0;
      const { id } = await trx
        .insertInto('session_logs')
        .values({ user_id: userId, file_id, note, expires_at })
        .returning('id')
        .executeTakeFirstOrThrow();
      await recordAudit(trx, { event: 'log_sent', userId, ip, details: { log: id } });
      return { id, expires_at: expires_at.toISOString() };
    }),
  );
}
