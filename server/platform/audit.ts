import type { Kysely, Transaction } from 'kysely';
import type { Tables } from './database/tables';

/**
 * A security-relevant event: the actor, the origin and the details, never with a secret or an
 * e-mail address.
 */
export interface AuditEvent {
  event: string;
  userId: number | null;
  ip: string | null;
  details?: Record<string, unknown>;
}

/** Adds an audit record, in the caller's transaction if one is given. Records are changed only by {@link forgetAddresses}. */
export async function recordAudit(
  db: Kysely<Tables> | Transaction<Tables>,
  { event, userId, ip, details = {} }: AuditEvent,
): Promise<void> {
  await db
    .insertInto('audit_events')
    .values({ event, user_id: userId, ip, details: JSON.stringify(details) })
    .execute();
}

const ADDRESSES_KEPT_MS = 180 * 24 * 3_600_000;
/** The most records changed by one statement. */
const BATCH = 1_000;

/** Removes the IP addresses of records older than 180 days, in small statements. */
export async function forgetAddresses(db: Kysely<Tables>, now: Date): Promise<void> {
  const before = new Date(now.getTime() - ADDRESSES_KEPT_MS);
  for (let changed = BATCH; changed === BATCH;) {
    const old = db
      .selectFrom('audit_events')
      .select('id')
      .where('ip', 'is not', null)
      .where('at', '<', before)
      .limit(BATCH);
    const rows = await db
      .updateTable('audit_events')
      .set({ ip: null })
      .where('id', 'in', old)
      .returning('id')
      .execute();
    changed = rows.length;
  }
}
