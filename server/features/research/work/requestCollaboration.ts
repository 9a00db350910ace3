import { sql, type Transaction } from 'kysely';
import { researchMessages } from '#contract/messages';
import { hasVisibleText } from '#contract/visibleText';
import type { Deps } from '#domain/deps';
import type { Tables } from '#server/platform/database/tables';
import { badRequest, conflict, notFound } from '#server/platform/http/problem';
import { areHiddenFromEachOther } from '#domain/people';
import { inTransactionWithFrames } from '#domain/frames';
import { lockPair } from '#domain/connections';
import { clipTitle, notify } from '#domain/notifications';
import * as texts from '../texts';

const workNotFound = () => notFound(texts.workNotFound);

/** The subject of the notifications of a request. */
export const subjectOf = (requestId: number) => `collaboration:${requestId}`;

/** How often a person may ask again to join the same work after withdrawing a request. */
export const COLLABORATION_REPEATS = 1;

/**
 * Asks to join another person's work.
 *
 * Throws 404 if there is none, or its owner and the caller are hidden from each other; 400 for the
 * caller's own work; 409 if it is closed, or they asked before, even if they were declined.
 */
export function requestCollaboration(
  deps: Deps,
  callerId: number,
  { researchId, message }: { researchId: number; message: string | undefined },
): Promise<void> {
  return inTransactionWithFrames(deps, async (trx, frames) => {
    const work = await lockWork(trx, researchId);
    if (!work) throw workNotFound();
    const { user_id: ownerId } = work;
    if (ownerId === callerId) throw badRequest(texts.ownWork);
    await lockPair(trx, callerId, ownerId);
    if (await areHiddenFromEachOther(trx, callerId, ownerId)) throw workNotFound();
    if (!work.is_open) throw conflict(texts.workClosed);
    const said = message?.trim() ?? '';
    const id = await insertRequest(trx, {
      research_id: researchId,
      owner_id: ownerId,
      requester_id: callerId,
      message: hasVisibleText(said) ? said : researchMessages.defaultCollaborationMessage,
      created_at: deps.clock.now(),
    });
    if (id === null) throw conflict(texts.alreadyAsked);
    await notify(deps, trx, frames, {
      userId: ownerId,
      actorId: callerId,
      type: 'collaboration_request',
      subject: subjectOf(id),
      postId: null,
      details: { work_title: clipTitle(work.title) },
    });
  });
}

/**
 * The owner and title of the work, and whether it is open; undefined if there is none. Until the
 * transaction ends, it can be neither deleted nor closed.
 */
function lockWork(trx: Transaction<Tables>, id: number) {
  return trx
    .selectFrom('posted_research')
    .select(['user_id', 'title', 'is_open'])
    .where('id', '=', id)
    .forShare()
    .executeTakeFirst();
}

/**
 * Stores a request and returns its id; null if this person has asked before. A withdrawn request
 * starts again under a new id: the owner sees it among the newest, and can't accept it with a page
 * that shows the withdrawn one.
 */
async function insertRequest(
  trx: Transaction<Tables>,
  request: {
    research_id: number;
    owner_id: number;
    requester_id: number;
    message: string;
    created_at: Date;
  },
): Promise<number | null> {
  const row = await trx
    .insertInto('collaboration_requests')
    .values(request)
    .onConflict((asked) =>
      asked
        .columns(['research_id', 'requester_id'])
        .doUpdateSet({
          id: sql`DEFAULT`,
          status: 'pending',
          message: request.message,
          created_at: request.created_at,
          decided_at: null,
        })
        .where('collaboration_requests.status', '=', 'withdrawn')
        .where('collaboration_requests.withdrawals', '<=', COLLABORATION_REPEATS),
    )
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}
