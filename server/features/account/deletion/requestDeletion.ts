import { sql, type Transaction } from 'kysely';
import { DELETION_AFTER_DAYS } from '#contract/limits';
import { changedFrame, listConnectionIds } from '#domain/connections';
import type { Deps } from '#domain/deps';
import { sendFrames } from '#domain/frames';
import { changeMember, mailedName } from '#domain/people';
import { recordAudit } from '#server/platform/audit';
import type { Tables } from '#server/platform/database/tables';
import { conflict, Problem } from '#server/platform/http/problem';
import { requireAccount } from '../findAccount';
import type { Passwords } from '../passwords/passwords';
import { closeSockets, endSessions } from '../sessions/signOut';
import { requireOwner, wrongPassword } from '../settings/requireOwner';
import { useCode } from '../signup/guessCode';
import { voidAllCodes } from '../signup/issueCode';
import { invalidCode } from '../signup/verifyAddress';
import * as texts from '../texts';
import { deletionRequestedMail, deletionSetMail } from './deletionMails';

const DAY_MS = 24 * 3_600_000;

interface DeletionRequest {
  userId: number;
  password: string | undefined;
  /** Replaces the password if the account has none. */
  code: string | undefined;
  ip: string;
}

/**
 * Hides an account, ends its sessions and mails the date of its deletion, which is returned. Throws
 * a 400 Problem for a wrong password or code, and a 409 if the deletion was requested before.
 */
export async function requestDeletion(
  deps: Deps,
  passwords: Passwords,
  { userId, password, code, ip }: DeletionRequest,
): Promise<Date> {
  const account = await requireAccount(deps.db, userId);
  if (account.deletion_at) throw requestedAlready(account.deletion_at);
  const proof = { password, field: 'password', code, purpose: 'delete_account', ip } as const;
  const guessed = await requireOwner(deps, passwords, account, proof);
  const now = deps.clock.now();
  const deletionAt = new Date(now.getTime() + DELETION_AFTER_DAYS * DAY_MS);
  await changeMember(deps.db, userId, async (trx) => {
    if (guessed && !(await useCode(trx, guessed, now))) throw invalidCode();
    await setDeletion(trx, { ...account, deletionAt });
    await voidAllCodes(trx, userId, now);
    await endSessions(trx, userId, 'all');
    await recordAudit(trx, { event: 'deletion_requested', userId, ip });
    const { email } = account;
    const { publicUrl } = deps.config;
    const name = mailedName(account);
    const mail = deletionRequestedMail({ email, name, deletionAt, publicUrl });
    await deps.enqueueJob(trx, 'send_mail', mail);
  });
  await closeSockets(deps, userId, 'all');
  await refreshConnections(deps, userId);
  return deletionAt;
}

/**
 * Hides an account as its owner's own request does, on the operator's decision, and returns the date
 * of its deletion: now, or after the same time. Returns null if it was requested before, unless it is
 * to happen now.
 */
export async function scheduleDeletion(
  deps: Pick<Deps, 'db' | 'clock' | 'publish' | 'log' | 'enqueueJob'> & { publicUrl: string },
  userId: number,
  { isNow }: { isNow: boolean },
): Promise<Date | null> {
  const now = deps.clock.now();
  const deletionAt = isNow ? now : new Date(now.getTime() + DELETION_AFTER_DAYS * DAY_MS);
  let isSet = false;
  await changeMember(deps.db, userId, async (trx) => {
    const account = await requireAccount(trx, userId);
    const { email, deletion_at } = account;
    isSet = isNow || !deletion_at;
    if (!isSet) return;
    await trx
      .updateTable('users')
      .set({ deletion_at: deletionAt, deletion_reminded_at: null })
      .where('id', '=', userId)
      .execute();
    await voidAllCodes(trx, userId, now);
    await endSessions(trx, userId, 'all');
    const details = { by: 'operator', now: isNow };
    await recordAudit(trx, { event: 'deletion_requested', userId, ip: null, details });
    // An account that is deleted now gets a mail that says so.
    if (isNow) return;
    const { publicUrl } = deps;
    const name = mailedName(account);
    const mail = deletionSetMail({ email, name, deletionAt, publicUrl });
    await deps.enqueueJob(trx, 'send_mail', mail);
  });
  if (!isSet) return null;
  await closeSockets(deps, userId, 'all');
  await refreshConnections(deps, userId);
  return deletionAt;
}

/** Throws if the password or the date of the deletion has changed since the account was read. */
async function setDeletion(
  trx: Transaction<Tables>,
  wanted: { id: number; password_hash: string | null; deletionAt: Date },
): Promise<void> {
  const present = await trx
    .selectFrom('users')
    .select([
      'deletion_at',
      sql<boolean>`password_hash IS NOT DISTINCT FROM ${wanted.password_hash}`.as('is_same'),
    ])
    .where('id', '=', wanted.id)
    .executeTakeFirstOrThrow();
  if (present.deletion_at) throw requestedAlready(present.deletion_at);
  if (!present.is_same) throw wrongPassword('password');
  await trx
    .updateTable('users')
    .set({ deletion_at: wanted.deletionAt, deletion_reminded_at: null })
    .where('id', '=', wanted.id)
    .execute();
}

const requestedAlready = (at: Date) =>
  new Problem(409, texts.deletionRequestedAlready(at), { deletionAt: at });

/** Keeps an account whose deletion has not begun. Throws a 409 Problem if it has. */
export async function keepAccount(
  deps: Deps,
  { userId, ip }: { userId: number; ip: string },
): Promise<void> {
  const now = deps.clock.now();
  await changeMember(deps.db, userId, async (trx) => {
    const account = await requireAccount(trx, userId);
    if (!account.deletion_at) return;
    if (account.deletion_at <= now) throw conflict(texts.deletionBegun);
    await trx.updateTable('users').set({ deletion_at: null }).where('id', '=', userId).execute();
    await recordAudit(trx, { event: 'deletion_withdrawn', userId, ip });
  });
  await refreshConnections(deps, userId);
}

/** Lets the open windows of a person's connections fetch their lists again. */
async function refreshConnections(
  deps: Pick<Deps, 'db' | 'publish' | 'log'>,
  userId: number,
): Promise<void> {
  const ids = await listConnectionIds(deps.db, userId);
  await sendFrames(
    deps,
    ids.map((id) => changedFrame(id, userId)),
  );
}
