import type { MessageType } from '#contract/entities/chat';
import { findAddresses } from '../../shared/lib/findAddresses';

/** A text that is an address of a page as a whole is sent as a link, everything else as text. */
export function messageTypeOf(content: string): MessageType {
  const text = content.trim();
  // No address holds a blank, and looking through a long text takes time.
  if (text === '' || /\s/.test(text)) return 'text';
  const [found] = findAddresses(text);
  const isWhole = found?.start === 0 && found.end === text.length;
  return isWhole && /^https?:/i.test(found.href) ? 'link' : 'text';
}

/** The type under which a file is shown until the server has looked at its bytes. */
export const fileMessageType = (file: Pick<File, 'type'>): MessageType =>
  file.type.startsWith('image/') ? 'image' : 'file';
