import type { ClientFrames, ServerFrame } from '#contract/frames';
import type { Deps } from '../../deps';
import { areHiddenFromEachOther } from '../../queries/visibility';
import type { FrameHandlers } from '../../realtime/frameHandlers';
import { checkMessage } from './checkMessage';
import { lockConversation } from './conversationRepository';
import { createAppend } from './createAppend';
import { inSettledTransaction } from './inSettledTransaction';
import { createKeyedQueue } from './keyedQueue';
import { markRead, readMarks } from './readMarkRepository';
import { sendMessage } from './sendMessage';
import { createTypingRelay } from './typing';

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
  const sendDeps = { ...deps, append: createAppend(deps) };
  const inOrder = (a: number, b: number, work: () => Promise<void>) =>
    queue.run(`${Math.min(a, b)}:${Math.max(a, b)}`, work);

  return {
    async send(senderId, frame) {
      const message = checkMessage(deps.config, senderId, frame);
      await inOrder(senderId, message.receiverId, () => sendMessage(sendDeps, message));
    },
    markRead: (readerId, frame) =>
      inOrder(readerId, frame.chat_id, () => storeReceipt(deps, readerId, frame)),
  };
}

/** What answers the frames of a browser. */
export function createChatFrameHandlers(deps: Deps): FrameHandlers {
  const chat = createChatService(deps);
  const relayTyping = createTypingRelay(deps);
  return {
    message: (frame, { caller }) => chat.send(caller.id, frame),
    read_receipt: (frame, { caller }) => chat.markRead(caller.id, frame),
    typing: (frame, { caller }) => relayTyping(caller.id, frame.receiver_id),
    ping: (_frame, context) => context.reply({ type: 'pong' }),
  };
}

async function storeReceipt(deps: Deps, readerId: number, frame: ReceiptFrame): Promise<void> {
  const writerId = frame.chat_id;
  await inSettledTransaction<{ lastReadId: number }>(deps, {
    async write(trx, frames) {
      // A conversation that a block hides is in nobody's badge, and its writer is told nothing.
      if (await areHiddenFromEachOther(trx, readerId, writerId)) return null;
      const marked = await markRead(trx, readerId, writerId, frame.last_read_id);
      if (!marked) return null;
      const { lastReadId, count } = marked;
      const toWriter: ServerFrame = {
        type: 'read_receipt',
        chat_id: readerId,
        last_read_id: lastReadId,
      };
      const toReader: ServerFrame = {
        type: 'read_receipt',
        sender_id: writerId,
        read_count: count,
        last_read_id: lastReadId,
      };
      frames.push({ userId: writerId, frame: toWriter }, { userId: readerId, frame: toReader });
      return { lastReadId };
    },
    async isWritten(trx, { lastReadId }) {
      await lockConversation(trx, readerId, writerId);
      return (await readMarks(trx, readerId, writerId)).of(readerId) >= lastReadId;
    },
  });
}
