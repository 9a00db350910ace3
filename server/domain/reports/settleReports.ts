import { sql, type Transaction } from 'kysely';
import type { ModerationDecision } from '#contract/entities/report';
import { NOTIFICATION_EXCERPT_MAX_LENGTH } from '#contract/limits';
import type { Deps } from '#domain/deps';
import { inTransactionWithFrames, type AddressedFrame } from '#domain/frames';
import { clipTitle, notifyFromQuad } from '#domain/notifications';
import { isAuthorShown } from '#domain/people';
import { clipToLine } from '#domain/words';
import type { Tables } from '#server/platform/database/tables';
import { contentExists, isWaiting } from './reportStates';
import * as texts from './texts';

/** How reports end, and who decided it: null for the operator, and if no one did. */
export interface Outcome {
  state: 'acted' | 'no_breach';
  decision: ModerationDecision | null;
  decidedBy: number | null;
  explanation: string;
}

/** How reports end whose content was deleted, by whomever and for whatever reason. */
export const goneOutcome: Outcome = {
  ...{ state: 'acted', decision: null, decidedBy: null },
  explanation: texts.deletedMeanwhile,
};

/**
 * Ends those of the reports that still wait, notifies each reporter of theirs, and returns their
 * ids. The only place that ends reports, except that reporters withdraw them.
 */
export async function settleReports(
  deps: Pick<Deps, 'clock'>,
  trx: Transaction<Tables>,
  frames: AddressedFrame[],
  { ids, ...outcome }: Outcome & { ids: readonly number[] },
): Promise<number[]> {
  if (ids.length === 0) return [];
  const { state, decision, decidedBy, explanation } = outcome;
  const settled = await trx
    .updateTable('reports')
    .set({
      ...{ state, decision, explanation },
      decided_by: decidedBy,
      decided_at: deps.clock.now(),
    })
    .where('id', 'in', ids)
    .where(isWaiting)
    .returning([
      'id',
      'reporter_id',
      'content',
      sql<boolean>`(SELECT deleted_at IS NULL FROM users WHERE users.id = reports.reporter_id)`.as(
        'is_there',
      ),
      isAuthorShown(sql.ref('reports.reporter_id'), sql.ref('reports.author_id')).as(
        'is_author_shown',
      ),
    ])
    .execute();
  for (const { id, reporter_id: userId, content, ...is } of settled) {
    if (!is.is_there) continue;
    const answer = `${texts.outcomes[state]} ${explanation}`;
    const details = {
      ...(is.is_author_shown && { title: clipTitle(content) }),
      excerpt: clipToLine(answer, NOTIFICATION_EXCERPT_MAX_LENGTH),
    };
    const event = { type: 'report_decided', subject: `report:${id}`, postId: null } as const;
    await notifyFromQuad(deps, trx, frames, { ...event, details, userId });
  }
  return settled.map(({ id }) => id).sort((a, b) => a - b);
}

const BATCH = 100;

/**
 * Ends the waiting reports whose content was deleted, and returns their number. Any number of
 * processes may run it.
 */
export async function closeGoneReports(
  deps: Pick<Deps, 'db' | 'clock' | 'publish' | 'log'>,
): Promise<number> {
  let total = 0;
  for (let closed = BATCH; closed === BATCH; total += closed) {
    closed = await inTransactionWithFrames(deps, async (trx, frames) => {
      const gone = await trx
        .selectFrom('reports')
        .select('id')
        .where(isWaiting)
        .where(sql<boolean>`NOT ${contentExists}`)
        .orderBy('id')
        .limit(BATCH)
        .forUpdate()
        .skipLocked()
        .execute();
      const ids = gone.map(({ id }) => id);
      return (await settleReports(deps, trx, frames, { ...goneOutcome, ids })).length;
    });
  }
  return total;
}
