import type { BodyOf } from '#contract/defineCall';
import type { calls } from '#contract/calls/index';
import type { Deps } from '#domain/deps';
import { notFound } from '#server/platform/http/problem';
import * as texts from '../texts';
import { listOwnWork, type OwnWorkRow } from './listOwnWork';

/** Posts current work and returns it as its author sees it. */
export async function postWork(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  userId: number,
  { title, research_field, details, is_open }: BodyOf<typeof calls.postResearch>,
): Promise<OwnWorkRow> {
  const { id } = await db
    .insertInto('posted_research')
    .values({
      user_id: userId,
      title: title.trim(),
      research_field: research_field.trim(),
      details: details.trim(),
      is_open: is_open !== 'false',
      created_at: clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const [work] = await listOwnWork(db, userId, { id, limit: 1, offset: 0 });
  if (!work) throw notFound(texts.workGone);
  return work;
}
