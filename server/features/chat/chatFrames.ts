import type { ClientFrames } from '#contract/frames';
import type { Deps } from '#domain/deps';
import type { FrameHandlers } from '#server/realtime/frameHandlers';
import { markRead } from './markRead';
import { createTypingRelay } from './presence/typing';
import { checkMessage } from './send/checkMessage';
import { createAppend } from './send/createAppend';
import { createKeyedMutex } from './send/keyedMutex';
import { sendMessage } from './send/sendMessage';

type MessageFrame = ClientFrames['message'];
type ReceiptFrame = ClientFrames['read_receipt'];

/** The actions of people in a conversation. Every frame is sent after its commit, never before. */
export interface Chat {
  send(senderId: number, frame: MessageFrame): Promise<void>;
  markRead(readerId: number, frame: ReceiptFrame): Promise<void>;
}

/** Sends messages and stores receipts, one at a time for each conversation. */
export function createChat(deps: Deps): Chat {
  // The database orders the messages of a conversation; the mutex keeps that order up to the
  // sockets.
  const mutex = createKeyedMutex();
  const sendDeps = { ...deps, append: createAppend(deps) };
  const inOrder = (a: number, b: number, work: () => Promise<void>) =>
    mutex.runExclusive(`${Math.min(a, b)}:${Math.max(a, b)}`, work);

  return {
    async send(senderId, frame) {
      const message = checkMessage(deps.config, senderId, frame);
      await inOrder(senderId, message.receiverId, () => sendMessage(sendDeps, message));
    },
    markRead: (readerId, frame) =>
      inOrder(readerId, frame.chat_id, () => markRead(deps, readerId, frame)),
  };
}

/** Handles the frames that a browser sends. */
export function createChatFrameHandlers(deps: Deps): FrameHandlers {
  const chat = createChat(deps);
  const relayTyping = createTypingRelay(deps);
  return {
    message: (frame, { caller }) => chat.send(caller.id, frame),
    read_receipt: (frame, { caller }) => chat.markRead(caller.id, frame),
    typing: (frame, { caller }) => relayTyping(caller.id, frame.receiver_id),
    ping: (_frame, context) => context.reply({ type: 'pong' }),
  };
}
