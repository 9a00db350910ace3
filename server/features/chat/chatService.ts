import type { Transaction } from 'kysely';
import type { ClientFrames, ServerFrame } from '#contract/frames';
import type { Deps } from '../../deps';
import type { Tables } from '../../platform/database/tables';
import { areConnected } from '../../queries/connections';
import { inTransactionWithFrames } from '../../queries/inTransactionWithFrames';
import { FrameError } from '../../realtime/frameHandlers';
import { lockOwnFile, readFilesOf } from './chatFileRepository';
import { presentConversation, presentMessage } from './chatPresenter';
import { checkMessage, forbiddenFile, type WantedMessage } from './checkMessage';
import { countMessage, lockConversation, readConversation } from './conversationRepository';
import { createKeyedQueue } from './keyedQueue';
import { insertMessage, isStored, type NewMessage } from './messageRepository';
import { markRead, readMarks } from './readMarkRepository';

type MessageFrame = ClientFrames['message'];
type ReceiptFrame = ClientFrames['read_receipt'];

/** What people do in a conversation. Every frame is sent after its commit, never before. */
export interface ChatService {
  send(senderId: number, frame: MessageFrame): Promise<void>;
  markRead(readerId: number, frame: ReceiptFrame): Promise<void>;
}

export function createChatService(deps: Deps): ChatService {
  // The database orders the messages of a conversation; the queue keeps that order up to the sockets.
  const queue = createKeyedQueue();
  const inOrder = (a: number, b: number, work: () => Promise<void>) =>
    queue.run(`${Math.min(a, b)}:${Math.max(a, b)}`, work);

  return {
    async send(senderId, frame) {
      const message = checkMessage(deps.config, senderId, frame);
      await inOrder(senderId, message.receiverId, () => store(deps, message));
    },
    markRead: (readerId, frame) =>
      inOrder(readerId, frame.chat_id, () => storeReceipt(deps, readerId, frame)),
  };
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
  await inTransactionWithFrames(deps, async (trx, frames) => {
    // A resend is answered whatever has become of the two since: the message is stored already.
    const isKnown = await isStored(trx, wanted);
    if (!isKnown && !(await areConnected(trx, senderId, receiverId))) {
      throw new FrameError('not_connected', 'You can message your connections only.');
    }
    const message = isKnown ? { ...wanted, fileId: null } : await withOwnFile(trx, wanted);
    const { isNew } = await lockConversation(trx, senderId, receiverId);
    // The time is taken under the lock, so that the messages of a conversation are in its order too.
    const placed = { ...message, at: deps.clock.now() };
    const { row, isResend } = await insertMessage(trx, placed);
    const toBoth = [row.sender_id, row.receiver_id];
    const marks = await readMarks(trx, row.sender_id, row.receiver_id);
    const files = await readFilesOf(trx, [row]);
    const shown = presentMessage(deps, row, {
      readUpTo: marks.of(row.receiver_id),
      file: files.of(row),
    });
    const clientId = row.client_id === null ? {} : { client_id: row.client_id };
    for (const userId of toBoth)
      frames.push({ userId, frame: { type: 'message', message: shown, ...clientId } });
    if (isResend) return;

    await countMessage(trx, row);
    if (!isNew) {
      frames.push({
        userId: receiverId,
        frame: { type: 'new_message', sender_id: senderId, message: shown },
      });
      return;
    }
    for (const userId of toBoth) {
      const other = userId === senderId ? receiverId : senderId;
      const conversation = presentConversation(await readConversation(trx, userId, other));
      frames.push({ userId, frame: { type: 'conversation_update', user_id: other, conversation } });
    }
  });
}

async function storeReceipt(deps: Deps, readerId: number, frame: ReceiptFrame): Promise<void> {
  const writerId = frame.chat_id;
  await inTransactionWithFrames(deps, async (trx, frames) => {
    const marked = await markRead(trx, readerId, writerId, frame.last_read_id);
    if (!marked) return;
    const toWriter: ServerFrame = {
      type: 'read_receipt',
      chat_id: readerId,
      last_read_id: marked.lastReadId,
    };
    const toReader: ServerFrame = {
      type: 'read_receipt',
      sender_id: writerId,
      read_count: marked.count,
    };
    frames.push({ userId: writerId, frame: toWriter }, { userId: readerId, frame: toReader });
  });
}
