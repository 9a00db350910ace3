import type { Deps } from '../../deps';
import type { FrameHandlers } from '../../realtime/frameHandlers';
import { createChatService } from './chatService';
import { createTypingRelay } from './typing';

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
