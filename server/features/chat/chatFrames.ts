import type { ClientFrames } from '#contract/frames';
import type { Deps } from '#domain/deps';
import type { FrameHandlers } from '#server/realtime/frameHandlers';
import { changeMessage, findOwnPair, type WantedChange } from './change/changeMessage';
import { markRead } from './markRead';
import { createTypingRelay } from './presence/typing';
import { checkMessage, checkText } from './send/checkMessage';
import { createAppend } from './send/createAppend';
import { createKeyedMutex } from './send/keyedMutex';
import { sendMessage } from './send/sendMessage';

type MessageFrame = ClientFrames['message'];
type ReceiptFrame = ClientFrames['read_receipt'];

/** The actions of people in a conversation. Every frame is sent after its commit, never before. */
export interface Chat {
  send(senderId: number, frame: MessageFrame): Promise<void>;
  markRead(readerId: number, frame: ReceiptFrame): Promise<void>;
  /** Edits or deletes a message of the sender. */
  change(senderId: number, frame: WantedChange): Promise<void>;
}

/** Sends and changes messages and stores receipts, one at a time for each conversation. */
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
    async change(senderId, frame) {
      if (frame.type === 'edit_message') checkText(frame.content);
      const pair = await findOwnPair(deps, senderId, frame.id);
      await inOrder(pair.low_id, pair.high_id, () => changeMessage(deps, senderId, frame, pair));
    },
  };
}

/** Handles the frames of conversations that a browser sends, and its pings. */
export function createChatFrameHandlers(deps: Deps): Omit<FrameHandlers, 'watch_comments'> {
  const chat = createChat(deps);
  const relayTyping = createTypingRelay(deps);
  return {
    message: (frame, { caller }) => chat.send(caller.id, frame),
    edit_message: (frame, { caller }) => chat.change(caller.id, frame),
    delete_message: (frame, { caller }) => chat.change(caller.id, frame),
    read_receipt: (frame, { caller }) => chat.markRead(caller.id, frame),
    typing: (frame, { caller }) => relayTyping(caller.id, frame.receiver_id),
    ping: (_frame, context) => context.reply({ type: 'pong' }),
  };
}
