import type { ReportKind } from '#contract/entities/report';
import { allowedActions } from '#contract/postActions';
import type { Deps } from '#domain/deps';
import { queueReportMail } from '#domain/reports';
import { inTransaction } from '#server/platform/database/inTransaction';
import { badRequest, conflict } from '#server/platform/http/problem';
import { findReported, type Wanted } from './findReported';
import * as texts from './texts';

/** A report as its author sends it. */
export interface NewReport extends Wanted {
  reason: string;
  note?: string | undefined;
}

const mayReport = (kind: ReportKind, isOwn: boolean) =>
  kind === 'post' ? allowedActions(isOwn).includes('report') : !isOwn;

/**
 * Stores a report with the current text of its content; both outlive the content. Returns its id.
 * Throws 404 if the reporter cannot see the content, 400 if it is their own, 409 if they reported it
 * before.
 */
export async function reportContent(
  deps: Deps,
  reporterId: number,
  wanted: NewReport,
): Promise<number> {
  const { db, clock, log, metrics } = deps;
  const { kind, id: targetId, reason, note = '' } = wanted;
  const id = await inTransaction(db, async (trx) => {
    const { authorId, content, messageIds } = await findReported(trx, reporterId, wanted);
    if (!mayReport(kind, authorId === reporterId)) throw badRequest(texts.ownContent[kind]);
    const stored = await trx
      .insertInto('reports')
      .values({
        ...{ kind, target_id: targetId, message_ids: messageIds, content },
        ...{ author_id: authorId, reporter_id: reporterId },
        ...{ reason: reason.trim(), note: note.trim(), created_at: clock.now() },
      })
      .onConflict((conflicting) => conflicting.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!stored) throw conflict(texts.reportedBefore);
    await queueReportMail(deps, trx);
    return stored.id;
  });
  metrics.reports.inc();
  log.info({ report: id, kind, target: targetId, reporter: reporterId }, 'a report was made');
  return id;
}
