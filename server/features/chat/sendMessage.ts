import type { Transaction } from 'kysely';
import type { ServerFrame } from '#contract/frames';
import type { Deps } from '../../deps';
import type { Tables } from '../../platform/database/tables';
import { pairOf } from '../../queries/connections';
import { sendFrames, type AddressedFrame } from '../../queries/inTransactionWithFrames';
import { FrameError } from '../../realtime/frameHandlers';
import { lockOwnFile, readFilesOf } from './chatFileRepository';
import { presentConversation, presentMessage } from './chatPresenter';
import { forbiddenFile, type WantedMessage } from './checkMessage';
import { lockConversation, readConversation } from './conversationRepository';
import type { Append } from './createAppend';
import { inSettledTransaction } from './inSettledTransaction';
import {
  isMessage,
  readStanding,
  storeMessage,
  type MessageRow,
  type NewMessage,
} from './messageRepository';

export type SendDeps = Deps & { append: Append };

/**
 * Stores a message and tells both ends; nobody is told before the commit. Throws a
 * {@link FrameError} where the two are not connected or the file is not the sender's.
 */
export async function sendMessage(deps: SendDeps, wanted: WantedMessage): Promise<void> {
  if (!(await appendPlain(deps, wanted))) await store(deps, wanted);
}

/** The common case, by one statement: no file, and a conversation that is under way. */
async function appendPlain(deps: SendDeps, wanted: WantedMessage): Promise<boolean> {
  const { senderId, receiverId, clientId, content, messageType, fileName } = wanted;
  if (clientId === null || fileName !== null) return false;
  const at = deps.clock.now();
  const plain = { senderId, receiverId, clientId, content, messageType, at };
  const place = await deps.append(plain);
  if (!place) return false;
  const row: MessageRow = {
    id: place.id,
    ...pairOf(senderId, receiverId),
    sender_id: senderId,
    receiver_id: receiverId,
    client_id: clientId,
    content,
    message_type: messageType,
    file_id: null,
    created_at: at,
  };
  const shown = presentMessage(deps, row, { readUpTo: place.readUpTo, file: null });
  const echo: ServerFrame = { type: 'message', message: shown, client_id: clientId };
  await sendFrames(deps, [
    { userId: senderId, frame: echo },
    { userId: receiverId, frame: echo },
    { userId: receiverId, frame: { type: 'new_message', sender_id: senderId, message: shown } },
  ]);
  return true;
}

/** The message with its file, whose kind says what kind the message is; only for one that is not stored yet. */
async function withOwnFile(trx: Transaction<Tables>, wanted: WantedMessage): Promise<NewMessage> {
  if (wanted.fileName === null) return { ...wanted, fileId: null };
  const file = await lockOwnFile(trx, wanted.senderId, wanted.fileName);
  if (!file) throw forbiddenFile();
  const messageType = file.mime_type.startsWith('image/') ? 'image' : 'file';
  return { ...wanted, messageType, fileId: file.id };
}

async function store(deps: Deps, wanted: WantedMessage): Promise<void> {
  const { senderId, receiverId } = wanted;
  await inSettledTransaction<MessageRow>(deps, {
    async write(trx, frames) {
      const { connected, known } = await readStanding(trx, wanted);
      // A resend is answered whatever has become of the two since: the message is stored already.
      if (!known && !connected) {
        throw new FrameError('not_connected', 'You can message your connections only.');
      }
      const message = known ? { ...wanted, fileId: null } : await withOwnFile(trx, wanted);
      const { isNew, marks } = await lockConversation(trx, senderId, receiverId);
      // The time is taken under the lock, so that the messages of a conversation are in its order too.
      const placed = { ...message, at: deps.clock.now() };
      const { row, isResend } = await storeMessage(trx, placed);
      const files = await readFilesOf(trx, [row]);
      const shown = presentMessage(deps, row, {
        readUpTo: marks.of(row.receiver_id),
        file: files.of(row),
      });
      const clientId = row.client_id === null ? {} : { client_id: row.client_id };
      const echo: ServerFrame = { type: 'message', message: shown, ...clientId };
      frames.push({ userId: senderId, frame: echo });
      // Who parted from the sender or blocked him hears nothing more of him, not even what he knows.
      if (connected && row.receiver_id === receiverId)
        frames.push({ userId: receiverId, frame: echo });
      if (isResend) return null;

      if (isNew) frames.push(...(await openingFrames(trx, row)));
      else {
        const frame: ServerFrame = { type: 'new_message', sender_id: senderId, message: shown };
        frames.push({ userId: receiverId, frame });
      }
      return row;
    },
    async isWritten(trx, { id }) {
      await lockConversation(trx, senderId, receiverId);
      return isMessage(trx, id);
    },
  });
}

/** Both see a conversation that they did not have before. */
async function openingFrames(
  trx: Transaction<Tables>,
  { sender_id: senderId, receiver_id: receiverId }: MessageRow,
): Promise<AddressedFrame[]> {
  const frameFor = async (userId: number, otherId: number): Promise<AddressedFrame> => {
    const conversation = presentConversation(await readConversation(trx, userId, otherId));
    return { userId, frame: { type: 'conversation_update', user_id: otherId, conversation } };
  };
  return [await frameFor(senderId, receiverId), await frameFor(receiverId, senderId)];
}
