import { sql } from 'kysely';
import type { BodyOf } from '#contract/defineCall';
import type { calls } from '#contract/calls/index';
import type { Deps } from '../../../deps';
import { forbidden, notFound } from '../../../platform/http/problem';
import { inTransactionWithFrames } from '../../../queries/inTransactionWithFrames';
import { isHiddenPair } from '../../../queries/visibility';
import { deleteRequestNotifications } from './requestRepository';

/** Announces current work and answers its id. */
export async function postWork(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  userId: number,
  { title, research_field, details }: BodyOf<typeof calls.postResearch>,
): Promise<number> {
  const { id } = await db
    .insertInto('posted_research')
    .values({
      user_id: userId,
      title: title.trim(),
      research_field: research_field.trim(),
      details: details.trim(),
      created_at: clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * Takes the caller's own work away, with the requests to join it and what he was told of them; who is
 * connected by it stays so. Throws 404 where the caller can see none, 403 where it is not theirs.
 */
export function deleteWork(
  deps: Pick<Deps, 'db' | 'publish' | 'log'>,
  callerId: number,
  id: number,
): Promise<void> {
  return inTransactionWithFrames(deps, async (trx, frames) => {
    const work = await trx
      .selectFrom('posted_research')
      .select('user_id')
      .where('id', '=', id)
      .where((eb) => eb.not(isHiddenPair(callerId, sql.ref('posted_research.user_id'))))
      .forUpdate()
      .executeTakeFirst();
    if (!work) throw notFound('This research does not exist.');
    if (work.user_id !== callerId) throw forbidden('Only its author can delete this research.');
    const gone = await deleteRequestNotifications(trx, { researchId: id, ownerId: callerId });
    if (gone.length > 0) {
      frames.push({ userId: callerId, frame: { type: 'notifications_read', ids: gone } });
    }
    await trx.deleteFrom('posted_research').where('id', '=', id).execute();
  });
}
