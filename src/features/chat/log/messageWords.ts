import type { ThreadMessage } from '../state/thread';

/** What the file of a message is called; '' where it carries none. */
export function fileNameOf({ file_name: name, content }: ThreadMessage): string {
  return name ?? content;
}

/** A message in words, for those who hear it. */
export function spokenText(message: ThreadMessage): string {
  const { message_type: type, content } = message;
  if (type === 'image') return `Photo ${fileNameOf(message)}`;
  if (type === 'file') return `File ${fileNameOf(message)}`;
  return content;
}

/** What was written to go with a file; '' where that is only its name. */
export function captionOf(message: ThreadMessage): string {
  return message.content.trim() === fileNameOf(message) ? '' : message.content.trim();
}
