import type { BodyOf } from '#contract/defineCall';
import type { calls } from '#contract/calls/index';
import { trimText } from '#contract/visibleText';
import type { Deps } from '#domain/deps';
import { workWords } from '#domain/papers';
import { inTransaction } from '#server/platform/database/inTransaction';
import { notFound } from '#server/platform/http/problem';
import * as texts from '../texts';
import { listOwnWork, type OwnWorkRow } from './listOwnWork';
import { lockOwnWork, type WantedWork } from './lockOwnWork';

/**
 * Edits the caller's own work; omitted fields stay. Closing it refuses new requests and keeps those
 * that wait. Returns it as its author sees it.
 */
export function updateWork(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  wanted: WantedWork,
  body: BodyOf<typeof calls.updateResearch>,
): Promise<OwnWorkRow> {
  return inTransaction(db, async (trx) => {
    const before = await lockOwnWork(trx, wanted, 'edit');
    const after = {
      title: body.title?.trim() ?? before.title,
      research_field: body.research_field?.trim() ?? before.research_field,
      details: body.details === undefined ? before.details : trimText(body.details),
    };
    const isEdited =
      after.title !== before.title ||
      after.research_field !== before.research_field ||
      after.details !== before.details;
    await trx
      .updateTable('posted_research')
      .set({
        ...after,
        ...workWords(after),
        is_open: body.is_open ?? before.is_open,
        edited_at: isEdited ? clock.now() : before.edited_at,
      })
      .where('id', '=', wanted.id)
      .execute();
    const [work] = await listOwnWork(trx, wanted.callerId, { id: wanted.id, limit: 1, offset: 0 });
    if (!work) throw notFound(texts.workGone);
    return work;
  });
}
