import type { ClientFrames, ServerFrame } from '#contract/frames';
import { MESSAGE_MAX_LENGTH } from '#contract/limits';
import type { Deps } from '../../deps';
import { areConnected } from '../../queries/connections';
import { inTransactionWithFrames } from '../../queries/inTransactionWithFrames';
import { FrameError } from '../../realtime/frameHandlers';
import { presentConversation, presentMessage } from './chatPresenter';
import {
  countMessage,
  insertMessage,
  isStored,
  lockConversation,
  markRead,
  readConversation,
  readMarks,
  type NewMessage,
} from './chatRepository';
import { createKeyedQueue } from './keyedQueue';

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
      const message = checkMessage(senderId, frame);
      await inOrder(senderId, message.receiverId, () => store(deps, message));
    },
    markRead: (readerId, frame) =>
      inOrder(readerId, frame.chat_id, () => storeReceipt(deps, readerId, frame)),
  };
}

async function store(deps: Deps, message: NewMessage): Promise<void> {
  const { senderId, receiverId } = message;
  await inTransactionWithFrames(deps, async (trx, frames) => {
    // A resend is answered whatever has become of the two since: the message is stored already.
    const isKnown = await isStored(trx, message);
    if (!isKnown && !(await areConnected(trx, senderId, receiverId))) {
      throw new FrameError('not_connected', 'You can message your connections only.');
    }
    const { isNew } = await lockConversation(trx, senderId, receiverId);
    // The time is taken under the lock, so that the messages of a conversation are in its order too.
    const placed = { ...message, at: deps.clock.now() };
    const { row, isResend } = await insertMessage(trx, placed);
    const toBoth = [row.sender_id, row.receiver_id];
    const marks = await readMarks(trx, row.sender_id, row.receiver_id);
    const shown = presentMessage(row, marks.of(row.receiver_id));
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

const UNUSABLE_TEXT = /\0|\p{Surrogate}/u;

function checkMessage(senderId: number, frame: MessageFrame): NewMessage {
  const { content } = frame;
  if (frame.file_url != null || frame.message_type === 'image' || frame.message_type === 'file') {
    throw new FrameError('forbidden_file', 'You can send your own uploads only.');
  }
  if (content.trim() === '') throw new FrameError('empty', 'Write a message first.');
  if (UNUSABLE_TEXT.test(content))
    throw new FrameError('invalid', 'The message holds characters that cannot be stored.');
  if ([...content].length > MESSAGE_MAX_LENGTH) {
    throw new FrameError('invalid', `A message has at most ${MESSAGE_MAX_LENGTH} characters.`);
  }
  return {
    senderId,
    receiverId: frame.receiver_id,
    clientId: frame.client_id ?? null,
    content,
    messageType: frame.message_type,
  };
}
