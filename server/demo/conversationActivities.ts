import type { ClientFrames } from '#contract/frames';
import { MAX_ID } from '#contract/limits';
import { createChat } from '#server/features/chat/chatFrames';
import { uploadChatFile } from '#server/features/chat/files/uploadChatFile';
import { withAsset } from './assets';
import type { Activity, Stage } from './activity';
import type { DemoName } from './content/people';
import type { DemoConversation, DemoLine } from './shapes';

const LINK = /^https?:\/\/\S+$/;

/**
 * Returns the messages of a chat. Each author reads the earlier messages first, and the last
 * message is read unless the chat is left unread.
 */
export function conversationActivities({
  between: [one, other],
  lines,
  unread,
}: DemoConversation): Activity[] {
  const partnerOf = (name: DemoName) => (name === one ? other : one);
  const reading = (reader: DemoName, ago: number): Activity => ({
    ago,
    act: ({ deps, userId }) =>
      createChat(deps).markRead(userId(reader), {
        type: 'read_receipt',
        chat_id: userId(partnerOf(reader)),
        last_read_id: MAX_ID,
      }),
  });
  const said = lines.flatMap((line): Activity[] => [
    reading(line.by, line.ago),
    { ago: line.ago, act: (stage) => sendLine(stage, partnerOf(line.by), line) },
  ]);
  const last = lines.at(-1);
  return unread || !last ? said : [...said, reading(partnerOf(last.by), last.ago)];
}

async function sendLine({ deps, userId }: Stage, to: DemoName, { by, text, file }: DemoLine) {
  const frame = { type: 'message', receiver_id: userId(to), content: text } as const;
  const send = (more: Pick<ClientFrames['message'], 'message_type' | 'file_url'>) =>
    createChat(deps).send(userId(by), { ...frame, ...more });
  if (file === undefined) return send({ message_type: LINK.test(text) ? 'link' : 'text' });
  const sent = await withAsset(deps, file, (upload) => uploadChatFile(deps, userId(by), upload));
  const isPicture = sent.file_type?.startsWith('image/') === true;
  return send({ message_type: isPicture ? 'image' : 'file', file_url: sent.file_url });
}
