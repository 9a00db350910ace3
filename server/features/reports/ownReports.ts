import type { Deps } from '#domain/deps';
import { isWaiting, shownState } from '#domain/reports';
import { inTransaction } from '#server/platform/database/inTransaction';
import { conflict, notFound } from '#server/platform/http/problem';
import * as texts from './texts';

type OwnDeps = Pick<Deps, 'db' | 'clock'>;

/** Withdraws an own report. Throws 404 if there is none, 409 if it is over. */
export async function withdrawReport(
  { db, clock }: OwnDeps,
  reporterId: number,
  id: number,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const report = await trx
      .selectFrom('reports')
      .select(shownState.as('state'))
      .where('id', '=', id)
      .where('reporter_id', '=', reporterId)
      .forUpdate()
      .executeTakeFirst();
    if (!report) throw notFound(texts.noSuchReport);
    if (report.state !== 'open' && report.state !== 'looked_at')
      throw conflict(texts.decidedAlready);
    await trx
      .updateTable('reports')
      .set({ state: 'withdrawn', decided_at: clock.now() })
      .where('id', '=', id)
      .where(isWaiting)
      .execute();
  });
}

/**
 * Stores the author's appeal against a decision about their content. Throws 404 if there is no such
 * decision, 409 if they appealed before, also by another report that the same decision ended.
 */
export async function appealDecision(
  { db, clock }: OwnDeps,
  authorId: number,
  { id, text }: { id: number; text: string },
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const acted = trx
      .selectFrom('reports')
      .where('author_id', '=', authorId)
      .where('state', '=', 'acted')
      .where('decision', 'in', ['remove', 'warn', 'suspend']);
    const wanted = acted.where('id', '=', id);
    const decision = await wanted.select(['kind', 'target_id', 'decided_at']).executeTakeFirst();
    if (!decision) throw notFound(texts.noSuchDecision);
    const together = await acted
      .select('appeal')
      .where('kind', '=', decision.kind)
      .where('target_id', '=', decision.target_id)
      .where('decided_at', '=', decision.decided_at)
      .orderBy('id')
      .forUpdate()
      .execute();
    if (together.some(({ appeal }) => appeal !== null)) throw conflict(texts.appealedAlready);
    await trx
      .updateTable('reports')
      .set({ appeal: text.trim(), appealed_at: clock.now() })
      .where('id', '=', id)
      .execute();
  });
}
