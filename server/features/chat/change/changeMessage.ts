import type { Transaction } from 'kysely';
import type { PaperQuote } from '#contract/entities/paperQuote';
import type { ClientFrames } from '#contract/frames';
import { areConnected } from '#domain/connections';
import type { Deps } from '#domain/deps';
import type { AddressedFrame } from '#domain/frames';
import { eraseMessage, lockConversation } from '#domain/messages';
import { areHiddenFromEachOther } from '#domain/people';
import type { Tables } from '#server/platform/database/tables';
import { FrameError } from '#server/realtime/frameHandlers';
import { presentMessage } from '../chatPresenter';
import { readFilesOf } from '../files/selectChatFiles';
import { readQuotesForBoth } from '../quotesForBoth';
import type { MessageRow } from '../readHistory';
import { readMarks } from '../readMarks';
import { readQuotesOf } from '../readQuotes';
import { checkVisible, isWebLink } from '../send/checkMessage';
import { inConfirmedTransaction } from '../send/inConfirmedTransaction';
import * as texts from '../texts';
import { refusalOf } from './refusalOf';

/** An edit or a deletion, as its sender wants it. */
export type WantedChange = ClientFrames['edit_message'] | ClientFrames['delete_message'];

/** The two people of a conversation. */
export interface Pair {
  low_id: number;
  high_id: number;
}

const forbidden = () => new FrameError('forbidden', texts.notYourMessage);

/** The conversation of a person's own message. Throws a {@link FrameError} for any other message. */
export async function findOwnPair(
  { db }: Pick<Deps, 'db'>,
  senderId: number,
  messageId: number,
): Promise<Pair> {
  const pair = await db
    .selectFrom('messages')
    .select(['low_id', 'high_id'])
    .where('id', '=', messageId)
    .where('sender_id', '=', senderId)
    .executeTakeFirst();
  if (!pair) throw forbidden();
  return pair;
}

/**
 * Edits or deletes a message of the conversation, and sends it to both people after the commit. A
 * change that is sent again changes nothing and is acknowledged. Throws a {@link FrameError} if the
 * message may not be changed.
 */
export async function changeMessage(
  deps: Deps,
  senderId: number,
  wanted: WantedChange,
  pair: Pair,
): Promise<void> {
  await inConfirmedTransaction<true>(deps, {
    async write(trx, frames) {
      await lockConversation(trx, pair.low_id, pair.high_id);
      const knownId = await findChange(trx, senderId, wanted.client_id);
      const row = await readOwn(trx, senderId, knownId ?? wanted.id);
      const changed = knownId === null ? await write(deps, trx, row, wanted) : row;
      frames.push(...(await framesFor(deps, trx, changed, wanted.client_id)));
      return knownId === null ? true : null;
    },
    async isWritten(trx) {
      await lockConversation(trx, pair.low_id, pair.high_id);
      return (await findChange(trx, senderId, wanted.client_id)) !== null;
    },
  });
}

/** The message of a change that was made before; null if there is none. */
async function findChange(
  trx: Transaction<Tables>,
  senderId: number,
  clientId: string,
): Promise<number | null> {
  const row = await trx
    .selectFrom('message_changes')
    .select('message_id')
    .where('sender_id', '=', senderId)
    .where('client_id', '=', clientId)
    .executeTakeFirst();
  return row?.message_id ?? null;
}

async function readOwn(
  trx: Transaction<Tables>,
  senderId: number,
  messageId: number,
): Promise<MessageRow> {
  const row = await trx
    .selectFrom('messages')
    .selectAll()
    .where('id', '=', messageId)
    .where('sender_id', '=', senderId)
    .executeTakeFirst();
  if (!row) throw forbidden();
  return row;
}

/** Stores a change that was not made before, and returns the message as it is then. */
async function write(
  deps: Deps,
  trx: Transaction<Tables>,
  row: MessageRow,
  wanted: WantedChange,
): Promise<MessageRow> {
  const at = deps.clock.now();
  const isDeletion = wanted.type === 'delete_message';
  const refusal = refusalOf(row, isDeletion ? 'deletion' : 'edit', at);
  if (refusal) throw new FrameError('too_late', refusal);
  if (!isDeletion) {
    if (!(await mayWrite(trx, row)))
      throw new FrameError('not_connected', texts.notConnectedToEdit);
    if (row.file_id === null) checkVisible(wanted.content);
  }
  const { id: revision } = await trx
    .insertInto('message_changes')
    .values({ sender_id: row.sender_id, client_id: wanted.client_id, message_id: row.id })
    .returning('id')
    .executeTakeFirstOrThrow();
  // Deleted in another window: the first deletion holds.
  if (row.deleted_at !== null) return row;
  if (isDeletion) return eraseMessage(deps, trx, row, { revision, at });
  return trx
    .updateTable('messages')
    .set({
      content: wanted.content,
      message_type: typeAfter(row, wanted.content),
      ...{ edited_at: at, revision },
    })
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Whether the sender and the receiver are connected and not hidden from each other. */
async function mayWrite(
  trx: Transaction<Tables>,
  { sender_id: a, receiver_id: b }: MessageRow,
): Promise<boolean> {
  return (await areConnected(trx, a, b)) && !(await areHiddenFromEachOther(trx, a, b));
}

function typeAfter(row: MessageRow, content: string): MessageRow['message_type'] {
  if (row.file_id !== null) return row.message_type;
  return isWebLink(content) ? 'link' : 'text';
}

/** The frames of a change: the acknowledgement, and its copy for the receiver. */
async function framesFor(
  deps: Deps,
  trx: Transaction<Tables>,
  row: MessageRow,
  clientId: string,
): Promise<AddressedFrame[]> {
  const { sender_id: senderId, receiver_id: receiverId, revision } = row;
  const parts = {
    readUpTo: (await readMarks(trx, senderId, receiverId)).of(receiverId),
    file: (await readFilesOf(trx, [row])).of(row),
    quote: (await readQuotesOf(trx, [row])).of(row),
  };
  const both = await readQuotesForBoth(trx, row);
  const frameWith = (paperQuotes: PaperQuote[] | undefined) => {
    const message = presentMessage(deps, row, { ...parts, paperQuotes });
    return { type: 'message_changed', message, revision } as const;
  };
  return [
    { userId: senderId, frame: { ...frameWith(both.sender), client_id: clientId } },
    { userId: receiverId, frame: frameWith(both.receiver) },
  ];
}
