import type { BodyOf } from '#contract/defineCall';
import type { calls } from '#contract/calls/index';
import type { Deps } from '#domain/deps';
import { paperWords } from '#domain/papers';
import { inTransaction } from '#server/platform/database/inTransaction';
import { requirePaper } from './findPaper';
import { lockOwnPaper, type WantedPaper } from './lockOwnPaper';
import { readPaperFields } from './paperFields';
import type { PaperRow } from './selectPapers';

/** Edits the fields of the caller's own paper; omitted fields stay. */
export function updatePaper(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  wanted: WantedPaper,
  body: BodyOf<typeof calls.updatePaper>,
): Promise<PaperRow> {
  const fields = readPaperFields(body);
  return inTransaction(db, async (trx) => {
    const before = await lockOwnPaper(trx, wanted, 'edit');
    const {
      title = before.title,
      author = before.author,
      research_field = before.research_field,
      abstract = before.abstract,
    } = fields;
    const { original_name, text_id } = before;
    const texts = { title, author, research_field, abstract, original_name };
    await trx
      .updateTable('papers')
      .set({ ...fields, ...paperWords(texts, text_id), edited_at: clock.now() })
      .where('id', '=', wanted.id)
      .execute();
    return requirePaper(trx, wanted.callerId, wanted.id);
  });
}
