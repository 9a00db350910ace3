import { chatMessages } from '#contract/messages';
import { trimText } from '#contract/visibleText';
import type { ThreadMessage } from '../state/thread';
import * as texts from '../texts';

/** Returns the name of a message's file, or '' if it has none. */
export function fileNameOf({ file_name: name, content }: ThreadMessage): string {
  return name ?? content;
}

/** Returns a message as text for screen readers. */
export function spokenText(message: ThreadMessage): string {
  const { message_type: type, content } = message;
  if (!message.temporary && message.deleted) return chatMessages.deleted;
  if (type === 'image') return texts.photoNamed(fileNameOf(message));
  if (type === 'file') return texts.fileNamed(fileNameOf(message));
  return content;
}

/** Returns the caption of a file, or '' if the content is only its name. */
export function captionOf(message: ThreadMessage): string {
  const words = trimText(message.content);
  return words.trim() === fileNameOf(message) ? '' : words;
}
