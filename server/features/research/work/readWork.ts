import { sql, type Kysely } from 'kysely';
import type { PostedResearch } from '#contract/entities/research';
import type { Tables } from '#server/platform/database/tables';
import { isHiddenPair } from '#domain/people';
import { notFound } from '#server/platform/http/problem';
import * as texts from '../texts';
import { listOwnWork } from './listOwnWork';
import { selectWork } from './selectWork';
import { presentOwnWork, presentWorkOfOther } from './workPresenter';

/**
 * One piece of current work as the reader sees it, with its collaborators if it is their own.
 * Throws 404 if there is none, if its owner deleted their account and the reader is no collaborator, or its owner and the reader are hidden from each other.
 */
export async function readWork(
  db: Kysely<Tables>,
  readerId: number,
  id: number,
): Promise<PostedResearch> {
  const work = await selectWork(db, readerId)
    .where('posted_research.id', '=', id)
    .where((eb) => eb.not(isHiddenPair(readerId, sql.ref('posted_research.user_id'))))
    .executeTakeFirstOrThrow(() => notFound(texts.workNotFound));
  // The work of a deleted account stays for its collaborators only.
  if (work.deleted_at && work.request_status !== 'accepted') throw notFound(texts.workNotFound);
  if (work.user_id !== readerId) return presentWorkOfOther(work);
  const [own] = await listOwnWork(db, readerId, { id, limit: 1, offset: 0 });
  if (!own) throw notFound(texts.workNotFound);
  return presentOwnWork(own);
}
