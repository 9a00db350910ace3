import type { MessageType } from '#contract/entities/chat';
import { findAddresses } from '#shared/lib/findAddresses';

/**
 * A text that as a whole is the address of a page, with its scheme, is sent as a link; everything else
 * as text. The server checks that again.
 */
export function messageTypeOf(content: string): MessageType {
  const text = content.trim();
  // No address holds a blank, and looking through a long text takes time.
  if (text === '' || /\s/.test(text)) return 'text';
  const [found] = findAddresses(text);
  const isWhole = found?.start === 0 && found.end === text.length;
  return isWhole && /^https?:/i.test(text) ? 'link' : 'text';
}

/** The type under which a file is shown until the server has looked at its bytes. */
export const fileMessageType = (file: Pick<File, 'type'>): MessageType =>
  file.type.startsWith('image/') ? 'image' : 'file';
