import type { Kysely, Transaction } from 'kysely';
import type { Tables } from './database/tables';

/** Something that matters to security: who did it, from where, never with a secret or an e-mail. */
export interface AuditEvent {
  event: string;
  userId: number | null;
  ip: string | null;
  details?: Record<string, unknown>;
}

/** Adds a line to the audit, in the caller's transaction where one is given; nothing ever changes it. */
export async function recordAudit(
  db: Kysely<Tables> | Transaction<Tables>,
  { event, userId, ip, details = {} }: AuditEvent,
): Promise<void> {
  await db
    .insertInto('audit_events')
    .values({ event, user_id: userId, ip, details: JSON.stringify(details) })
    .execute();
}
