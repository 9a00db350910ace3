import type { BodyOf } from '#contract/defineCall';
import type { calls } from '#contract/calls/index';
import { trimText } from '#contract/visibleText';
import type { Deps } from '#domain/deps';
import { workWords } from '#domain/papers';
import { notFound } from '#server/platform/http/problem';
import { workGone } from '../texts';
import { listOwnWork, type OwnWorkRow } from './listOwnWork';

/** Posts current work and returns it as its author sees it. */
export async function postWork(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  userId: number,
  body: BodyOf<typeof calls.postResearch>,
): Promise<OwnWorkRow> {
  const texts = {
    title: body.title.trim(),
    research_field: body.research_field.trim(),
    details: trimText(body.details),
  };
  const { id } = await db
    .insertInto('posted_research')
    .values({
      user_id: userId,
      ...texts,
      ...workWords(texts),
      is_open: body.is_open !== 'false',
      created_at: clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const [work] = await listOwnWork(db, userId, { id, limit: 1, offset: 0 });
  if (!work) throw notFound(workGone);
  return work;
}
