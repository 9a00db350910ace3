import type { Transaction } from 'kysely';
import { researchMessages } from '#contract/messages';
import { hasVisibleText } from '#contract/visibleText';
import type { Deps } from '#domain/deps';
import type { Tables } from '#server/platform/database/tables';
import { badRequest, conflict, notFound } from '#server/platform/http/problem';
import { areHiddenFromEachOther } from '#domain/people';
import { inTransactionWithFrames } from '#domain/frames';
import { lockPair } from '#domain/connections';
import { notify } from '#domain/notifications';
import * as texts from '../texts';

const workNotFound = () => notFound(texts.workNotFound);

/** The subject of the notifications of a request. */
export const subjectOf = (requestId: number) => `collaboration:${requestId}`;

/**
 * Asks to join another person's work.
 *
 * Throws 404 if there is none, or its owner and the caller are hidden from each other; 400 for the
 * caller's own work; 409 if they asked before, even if they were declined.
 */
export function requestCollaboration(
  deps: Deps,
  callerId: number,
  { researchId, message }: { researchId: number; message: string | undefined },
): Promise<void> {
  return inTransactionWithFrames(deps, async (trx, frames) => {
    const ownerId = await lockWork(trx, researchId);
    if (ownerId === undefined) throw workNotFound();
    if (ownerId === callerId) throw badRequest(texts.ownWork);
    await lockPair(trx, callerId, ownerId);
    if (await areHiddenFromEachOther(trx, callerId, ownerId)) throw workNotFound();
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
    });
  });
}

/**
 * The owner of the work, locked against deletion until the transaction ends; undefined if there is
 * none.
 */
async function lockWork(trx: Transaction<Tables>, id: number): Promise<number | undefined> {
  const row = await trx
    .selectFrom('posted_research')
    .select('user_id')
    .where('id', '=', id)
    .forKeyShare()
    .executeTakeFirst();
  return row?.user_id;
}

/** Stores a request and returns its id; null if this person has asked before. */
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
    .onConflict((asked) => asked.columns(['research_id', 'requester_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}
