import { sql, type Transaction } from 'kysely';
import type { Deps } from '#domain/deps';
import { inTransactionWithFrames, type AddressedFrame } from '#domain/frames';
import { mailedName, setSuspended } from '#domain/people';
import { contentExists, removeAsQuad, settleReports } from '#domain/reports';
import { recordAudit } from '#server/platform/audit';
import { badRequest, conflict } from '#server/platform/http/problem';
import type { Tables } from '#server/platform/database/tables';
import { decideAppeal } from './decideAppeal';
import { lockWaiting, requireCase, type Decision, type ReportRow } from './findCase';
import { notifyAuthor } from './notifyAuthor';
import { suspensionMail } from './suspensionMail';
import * as texts from './texts';

const DAY_MS = 24 * 3_600_000;

/**
 * Decides a report, with the other open ones of the same content unless it is dismissed; notifies
 * reporters and author. For a report with an open appeal, it decides the appeal. Throws 403 and 404
 * as `requireCase` does, and 409 if the report is decided or its content gone.
 */
export async function decideReport(deps: Deps, wanted: Decision): Promise<void> {
  const { moderatorId, reportId, decision, days } = wanted;
  if (decision === 'suspend' && days === undefined)
    throw badRequest(texts.daysMissing, { days: texts.daysMissing });
  await inTransactionWithFrames(deps, async (trx, frames) => {
    const report = await requireCase(trx, moderatorId, reportId);
    const waiting = await lockWaiting(trx, report);
    if (!waiting.some(({ id }) => id === reportId)) {
      await decideAppeal(deps, trx, frames, wanted);
      return;
    }
    if (!(await isStillThere(trx, reportId))) throw conflict(texts.goneMeanwhile);
    await act(deps, trx, frames, { report, wanted });
    const isDismissed = decision === 'dismiss';
    await settleReports(deps, trx, frames, {
      ids: isDismissed ? [reportId] : waiting.map(({ id }) => id),
      state: isDismissed ? 'no_breach' : 'acted',
      decision,
      decidedBy: moderatorId,
      explanation: wanted.explanation,
    });
    const { kind, target_id, author_id } = report;
    const details = { report_id: reportId, kind, target_id, decision, by: moderatorId, days };
    await recordAudit(trx, {
      event: 'report_decided',
      userId: author_id,
      ip: wanted.ip,
      details,
    });
  });
}

async function isStillThere(trx: Transaction<Tables>, id: number): Promise<boolean> {
  const found = await trx
    .selectFrom('reports')
    .select('id')
    .where('id', '=', id)
    .where(contentExists)
    .executeTakeFirst();
  return found !== undefined;
}

/** Removes the content, warns its author or suspends them, and notifies them. */
async function act(
  deps: Deps,
  trx: Transaction<Tables>,
  frames: AddressedFrame[],
  { report, wanted }: { report: ReportRow; wanted: Decision },
): Promise<void> {
  const { kind, target_id: targetId, author_id: authorId, content } = report;
  const { decision, explanation, reportId } = wanted;
  if (decision === 'dismiss') return;
  if (decision === 'remove') {
    if (kind === 'person')
      throw badRequest(texts.personNotRemovable, { decision: texts.personNotRemovable });
    const removal = { kind, id: targetId ?? 0, reason: explanation || null, reportId };
    const removed = targetId === null ? undefined : await removeAsQuad(deps, trx, frames, removal);
    if (removed === undefined) throw conflict(texts.goneMeanwhile);
    return;
  }
  const news = { reportId, authorId, content, explanation };
  await notifyAuthor(deps, trx, frames, { ...news, type: 'warned' });
  if (decision === 'suspend')
    await suspend(deps, trx, { authorId, days: wanted.days ?? 0, explanation });
}

/** Suspends a person for some days, or leaves a longer suspension, and mails them its end. */
async function suspend(
  deps: Deps,
  trx: Transaction<Tables>,
  { authorId, days, explanation }: { authorId: number; days: number; explanation: string },
): Promise<void> {
  const wanted = new Date(deps.clock.now().getTime() + days * DAY_MS);
  const { until, email, ...person } = await trx
    .selectFrom('users')
    .select(['email', 'username', 'display_name'])
    .select(sql<Date>`greatest(suspended_until, ${wanted}::timestamptz)`.as('until'))
    .where('id', '=', authorId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  await setSuspended(trx, authorId, until);
  const details = { until: until.toISOString() };
  await recordAudit(trx, { event: 'account_suspended', userId: authorId, ip: null, details });
  const { publicUrl } = deps.config;
  const mail = suspensionMail({ email, name: mailedName(person), until, explanation, publicUrl });
  await deps.enqueueJob(trx, 'send_mail', mail);
}
