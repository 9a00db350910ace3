import { MAX_ID } from '#contract/limits';
import { createChat } from '#server/features/chat/chatFrames';
import type { Happening } from './happening';
import type { DemoName } from './people';
import type { DemoConversation } from './shapes';

const LINK = /^https?:\/\/\S+$/;

/** The lines of a chat, each with the reading of what came before it, and of the last unless it is left unread. */
export function conversationHappenings({
  between: [one, other],
  lines,
  unread,
}: DemoConversation): Happening[] {
  const partnerOf = (name: DemoName) => (name === one ? other : one);
  const reading = (reader: DemoName, ago: number): Happening => ({
    ago,
    act: ({ deps, userId }) =>
      createChat(deps).markRead(userId(reader), {
        type: 'read_receipt',
        chat_id: userId(partnerOf(reader)),
        last_read_id: MAX_ID,
      }),
  });
  const said = lines.flatMap(({ by, ago, text }): Happening[] => [
    reading(by, ago),
    {
      ago,
      act: ({ deps, userId }) =>
        createChat(deps).send(userId(by), {
          type: 'message',
          receiver_id: userId(partnerOf(by)),
          content: text,
          message_type: LINK.test(text) ? 'link' : 'text',
        }),
    },
  ]);
  const last = lines.at(-1);
  return unread || !last ? said : [...said, reading(partnerOf(last.by), last.ago)];
}
