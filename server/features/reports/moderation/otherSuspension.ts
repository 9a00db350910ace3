import { sql, type Transaction } from 'kysely';
import type { Tables } from '#server/platform/database/tables';

/**
 * The end of the longest suspension of a person, without those whose appeal was granted, or null if
 * none is left at that time. Call it with the person's row locked, so that none is added meanwhile.
 */
export async function otherSuspension(
  trx: Transaction<Tables>,
  authorId: number,
  now: Date,
): Promise<Date | null> {
  // A decision that ended several reports has one record, with its days, and an appeal by one of
  // the reports.
  const { rows } = await sql<{ until: Date | null }>`
    SELECT max(decided_at + (details ->> 'days')::integer * interval '24 hours') AS until
    FROM audit_events JOIN reports ON reports.id = (details ->> 'report_id')::bigint
    WHERE audit_events.user_id = ${authorId} AND event = 'report_decided'
      AND reports.decision = 'suspend' AND NOT EXISTS (
        SELECT FROM reports AS granted
        WHERE granted.author_id = ${authorId} AND granted.appeal_granted
          AND granted.kind = reports.kind AND granted.target_id = reports.target_id
          AND granted.decided_at = reports.decided_at
      )`.execute(trx);
  const until = rows[0]?.until ?? null;
  return until !== null && until > now ? until : null;
}
