import type { Transaction } from 'kysely';
import type { Deps } from '#domain/deps';
import type { AddressedFrame } from '#domain/frames';
import { setSuspended } from '#domain/people';
import { recordAudit } from '#server/platform/audit';
import { conflict, forbidden } from '#server/platform/http/problem';
import type { Tables } from '#server/platform/database/tables';
import type { Decision } from './findCase';
import { notifyAuthor } from './notifyAuthor';
import { otherSuspension } from './otherSuspension';
import * as texts from './texts';

/**
 * Decides the appeal against a decision, and notifies the author. `dismiss` grants it, which ends
 * the suspension but no other one, and any other decision refuses it. The report stays as it was
 * decided. Throws 409 if no appeal waits, and 403 if the moderator made the decision.
 */
export async function decideAppeal(
  deps: Pick<Deps, 'clock'>,
  trx: Transaction<Tables>,
  frames: AddressedFrame[],
  { moderatorId, reportId, decision, explanation, ip }: Decision,
): Promise<void> {
  const report = await trx
    .selectFrom('reports')
    .selectAll()
    .where('id', '=', reportId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (report.appeal === null || report.appeal_granted !== null)
    throw conflict(texts.decidedAlready);
  if (report.decided_by === moderatorId) throw forbidden(texts.ownDecision);
  const isGranted = decision === 'dismiss';
  await trx
    .updateTable('reports')
    .set({
      appeal_granted: isGranted,
      appeal_decided_by: moderatorId,
      appeal_explanation: explanation,
    })
    .where('id', '=', reportId)
    .execute();
  const { author_id: authorId, content } = report;
  if (isGranted && report.decision === 'suspend') await endSuspension(deps, trx, authorId);
  const answer = texts.appealOutcomes[isGranted ? 'granted' : 'refused'];
  const news = { reportId, authorId, content, explanation: `${answer} ${explanation}` };
  await notifyAuthor(deps, trx, frames, { ...news, type: 'appeal_decided' });
  const details = { report_id: reportId, granted: isGranted, by: moderatorId };
  await recordAudit(trx, { event: 'report_appeal_decided', userId: authorId, ip, details });
}

/** Ends the suspension of a person, or shortens it to the other ones that they still have. */
async function endSuspension(
  { clock }: Pick<Deps, 'clock'>,
  trx: Transaction<Tables>,
  authorId: number,
): Promise<void> {
  // Locked before the others are read: one that is being decided is stored by then.
  await trx.selectFrom('users').select('id').where('id', '=', authorId).forUpdate().execute();
  await setSuspended(trx, authorId, await otherSuspension(trx, authorId, clock.now()));
}
