import { sql, type Selectable, type Transaction } from 'kysely';
import type { ModerationDecision } from '#contract/entities/report';
import { isWaiting, sameContent } from '#domain/reports';
import { forbidden, notFound } from '#server/platform/http/problem';
import type { Tables } from '#server/platform/database/tables';
import * as texts from './texts';

type Trx = Transaction<Tables>;
export type ReportRow = Selectable<Tables['reports']>;

/** A moderator's decision about one report, or about an appeal. */
export interface Decision {
  moderatorId: number;
  reportId: number;
  decision: ModerationDecision;
  /** For a suspension. */
  days?: number | undefined;
  explanation: string;
  ip: string;
}

/**
 * A condition on `reports`: it concerns the moderator, who wrote the content or reported it, in this
 * report or in another one.
 */
export const isOwnCase = (moderatorId: number) => sql<boolean>`(
  reports.author_id = ${moderatorId} OR reports.reporter_id = ${moderatorId} OR EXISTS (
    SELECT FROM reports AS own
    WHERE own.kind = reports.kind AND own.target_id = reports.target_id
      AND own.reporter_id = ${moderatorId} AND own.state <> 'withdrawn'
  )
)`;

/**
 * The report that a moderator is to look at. Throws 404 if there is none or it is about the
 * moderator, who must not learn of it, and 403 if they reported the content themselves.
 */
export async function requireCase(trx: Trx, moderatorId: number, id: number): Promise<ReportRow> {
  const report = await trx
    .selectFrom('reports')
    .selectAll()
    .select(isOwnCase(moderatorId).as('is_own'))
    .where('id', '=', id)
    .where('author_id', '<>', moderatorId)
    .executeTakeFirst();
  if (!report) throw notFound(texts.noSuchReport);
  if (report.is_own) throw forbidden(texts.ownCase);
  return report;
}

/**
 * Locks all waiting reports of the same content, in the order of ids, so that two moderators who
 * decide about the content don't deadlock, and the second finds the report decided.
 */
export async function lockWaiting(trx: Trx, report: ReportRow): Promise<ReportRow[]> {
  return trx
    .selectFrom('reports')
    .selectAll()
    .where((eb) => eb.or([sameContent(report), eb('id', '=', report.id)]))
    .where(isWaiting)
    .orderBy('id')
    .forUpdate()
    .execute();
}
