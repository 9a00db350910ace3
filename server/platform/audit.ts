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

/** Adds an audit record, in the caller's transaction if one is given. Records are never changed. */
export async function recordAudit(
  db: Kysely<Tables> | Transaction<Tables>,
  { event, userId, ip, details = {} }: AuditEvent,
): Promise<void> {
  await db
    .insertInto('audit_events')
    .values({ event, user_id: userId, ip, details: JSON.stringify(details) })
    .execute();
}
