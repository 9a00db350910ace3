import type { SqlBool, Transaction } from 'kysely';
import type { ChatMessage } from '#contract/entities/chat';
import type { ServerFrames } from '#contract/frames';
import type { Deps } from '#domain/deps';
import type { Tables } from '#server/platform/database/tables';
import { pairOf } from '#domain/connections';
import { sendFrames, type AddressedFrame } from '#domain/frames';
import { insertQuotes, proveQuotes } from '#domain/paperQuotes';
import { isHiddenPair } from '#domain/people';
import { FrameError } from '#server/realtime/frameHandlers';
import { lockConversation, type UnreadMark } from '#domain/messages';
import { presentConversation, presentMessage, type MessageParts } from '../chatPresenter';
import { lockOwnFile, readFilesOf } from '../files/selectChatFiles';
import { readConversation } from '../listConversations';
import { readQuotesForBoth, type QuotesForBoth } from '../quotesForBoth';
import type { MessageRow } from '../readHistory';
import { readQuotesOf } from '../readQuotes';
import * as texts from '../texts';
import { appendLocked, type MessagePlace, type NewMessage } from './appendMessages';
import { forbiddenFile, type WantedMessage } from './checkMessage';
import type { Append } from './createAppend';
import { inConfirmedTransaction } from './inConfirmedTransaction';

export type SendDeps = Deps & { append: Append };

/**
 * Stores a message and sends its frames to both people after the commit. Throws a
 * {@link FrameError} if the two are not connected, the file is not the sender's, the message replies
 * to one of another conversation, or a quote isn't on its page.
 */
export async function sendMessage(deps: SendDeps, wanted: WantedMessage): Promise<void> {
  const { clientId, fileName, replyTo, quotes } = wanted;
  const isPlain = fileName === null && replyTo === null && quotes.length === 0;
  if (clientId === null || !isPlain) return sendLocked(deps, wanted);
  const message = { ...wanted, clientId, replyTo, at: deps.clock.now() };
  const place = await deps.append(message);
  if (!place) return sendLocked(deps, wanted);
  const row = rowOf(message, place);
  const parts = { unread: place.unread, file: null, quote: null, both: {} };
  const { toSender, toReceiver, news } = framesFor(deps, row, parts);
  await sendFrames(deps, [toSender, toReceiver, news]);
}

/**
 * Sends a message in a transaction that locks its conversation, which can report why it may not be
 * sent.
 */
async function sendLocked(deps: Deps, wanted: WantedMessage): Promise<void> {
  const { senderId, receiverId } = wanted;
  await inConfirmedTransaction<MessageRow>(deps, {
    async write(trx, frames) {
      const { connected, known } = await readStanding(trx, wanted);
      // A resend is acknowledged whether or not the two are still connected, because it is stored.
      if (!known && !connected) {
        const isDeleted = await wasDeleted(trx, receiverId);
        throw new FrameError(
          'not_connected',
          isDeleted ? texts.accountDeleted : texts.notConnected,
        );
      }
      const message = known ? wanted : await withOwnFile(trx, wanted);
      const proved = known ? [] : await proveQuotes(trx, senderId, wanted.quotes, invalidMessage);
      const { isNew, unreadOf } = await lockConversation(trx, senderId, receiverId);
      if (!known) await checkOriginal(trx, wanted);
      // Read the clock under the lock, so that the time grows with the ids of the conversation.
      const placed = { ...message, at: deps.clock.now() };
      const place = await appendLocked(trx, placed);
      const row = place ? rowOf(placed, place) : await readByClientId(trx, wanted);
      if (place) await insertQuotes(trx, { kind: 'message', id: row.id }, proved);
      const parts = {
        unread: place?.unread ?? unreadOf(row.receiver_id),
        file: (await readFilesOf(trx, [row])).of(row),
        quote: (await readQuotesOf(trx, [row])).of(row),
        both: wanted.quotes.length > 0 ? await readQuotesForBoth(trx, row) : {},
      };
      const { toSender, toReceiver, news } = framesFor(deps, row, parts);
      frames.push(toSender);
      // Don't echo to someone who has disconnected from or blocked the sender, even what they know.
      if (connected && row.receiver_id === receiverId) frames.push(toReceiver);
      if (!place) return null;
      frames.push(...(isNew ? await openingFrames(deps, trx, row) : [news]));
      return row;
    },
    async isWritten(trx, { id }) {
      await lockConversation(trx, senderId, receiverId);
      return isMessage(trx, id);
    },
  });
}

const invalidMessage = (reason: string) => new FrameError('invalid', reason);

/** The message with its file, which determines the kind of the message. */
async function withOwnFile(
  trx: Transaction<Tables>,
  wanted: WantedMessage,
): Promise<Omit<NewMessage, 'at'>> {
  if (wanted.fileName === null) return wanted;
  const file = await lockOwnFile(trx, wanted.senderId, wanted.fileName);
  if (!file) throw forbiddenFile();
  const messageType = file.mime_type.startsWith('image/') ? 'image' : 'file';
  return { ...wanted, messageType, fileId: file.id };
}

/** Throws a {@link FrameError} if a reply refers to a message of another conversation. */
async function checkOriginal(
  trx: Transaction<Tables>,
  { senderId, receiverId, replyTo }: WantedMessage,
): Promise<void> {
  if (replyTo === null) return;
  const { low_id, high_id } = pairOf(senderId, receiverId);
  const original = await trx
    .selectFrom('messages')
    .select('id')
    .where('id', '=', replyTo)
    .where('low_id', '=', low_id)
    .where('high_id', '=', high_id)
    .executeTakeFirst();
  if (!original) throw new FrameError('invalid', texts.unknownOriginal);
}

const rowOf = (message: NewMessage, { id }: MessagePlace): MessageRow => ({
  id,
  ...pairOf(message.senderId, message.receiverId),
  sender_id: message.senderId,
  receiver_id: message.receiverId,
  client_id: message.clientId,
  content: message.content,
  message_type: message.messageType,
  file_id: message.fileId ?? null,
  created_at: message.at,
  edited_at: null,
  deleted_at: null,
  reply_to: message.replyTo ?? null,
  revision: 0,
});

interface FrameParts extends Pick<MessageParts, 'file' | 'quote'> {
  unread: UnreadMark;
  both: QuotesForBoth;
}

/**
 * The frames of a message: the acknowledgement, its copy for the receiver, and the receiver's badge
 * update.
 */
function framesFor(
  deps: Deps,
  row: MessageRow,
  { unread, both, ...parts }: FrameParts,
): Record<'toSender' | 'toReceiver' | 'news', AddressedFrame> {
  const { sender_id: senderId, receiver_id: receiverId } = row;
  const messageFor = (paperQuotes: QuotesForBoth['sender']) =>
    presentMessage(deps, row, { readUpTo: unread.last_read_id, ...parts, paperQuotes });
  const message = messageFor(both.receiver);
  return {
    toSender: { userId: senderId, frame: echoOf(both.sender ? messageFor(both.sender) : message) },
    toReceiver: { userId: receiverId, frame: { ...echoOf(message), ...unread } },
    news: {
      userId: receiverId,
      frame: { type: 'new_message', sender_id: senderId, message, ...unread },
    },
  };
}

function echoOf(message: ChatMessage): ServerFrames['message'] {
  const { client_id: clientId, ...repeated } = message;
  const named = typeof clientId === 'string' ? { client_id: clientId } : {};
  return { ...repeated, type: 'message', message, ...named };
}

/** The frames with the new list entry for each of the two. */
async function openingFrames(
  deps: Deps,
  trx: Transaction<Tables>,
  { sender_id: senderId, receiver_id: receiverId }: MessageRow,
): Promise<AddressedFrame[]> {
  const frameFor = async (userId: number, otherId: number): Promise<AddressedFrame> => {
    const row = await readConversation(trx, userId, otherId);
    const conversation = presentConversation(deps, row);
    return { userId, frame: { type: 'conversation_update', user_id: otherId, conversation } };
  };
  return [await frameFor(senderId, receiverId), await frameFor(receiverId, senderId)];
}

/** Whether two people may write to each other, and whether this message is already stored. */
function readStanding(
  trx: Transaction<Tables>,
  { senderId, receiverId, clientId }: Pick<NewMessage, 'senderId' | 'receiverId' | 'clientId'>,
): Promise<{ connected: SqlBool; known: SqlBool }> {
  const { low_id, high_id } = pairOf(senderId, receiverId);
  return trx
    .selectNoFrom((eb) => [
      eb
        .exists(
          eb
            .selectFrom('connections')
            .select('id')
            .where('low_id', '=', low_id)
            .where('high_id', '=', high_id)
            .where((pair) => pair.not(isHiddenPair(senderId, receiverId))),
        )
        .as('connected'),
      // Matches no row if there is no client id.
      eb
        .exists(
          eb
            .selectFrom('messages')
            .select('id')
            .where('sender_id', '=', senderId)
            .where('client_id', '=', clientId),
        )
        .as('known'),
    ])
    .executeTakeFirstOrThrow();
}

/** Whether the person has deleted their account. */
async function wasDeleted(trx: Transaction<Tables>, userId: number): Promise<boolean> {
  const row = await trx
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('deleted_at', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether there is a message with this id. */
async function isMessage(trx: Transaction<Tables>, id: number): Promise<boolean> {
  const row = await trx.selectFrom('messages').select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}

/** The message that its sender stored under this client id; it must exist. */
function readByClientId(
  trx: Transaction<Tables>,
  { senderId, clientId }: Pick<NewMessage, 'senderId' | 'clientId'>,
): Promise<MessageRow> {
  return trx
    .selectFrom('messages')
    .selectAll()
    .where('sender_id', '=', senderId)
    .where('client_id', '=', clientId)
    .executeTakeFirstOrThrow();
}
