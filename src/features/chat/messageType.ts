import type { MessageType } from '#contract/entities/chat';

const ADDRESS = /^(?:https?:\/\/|www\.)\S+$/i;
const BARE_ADDRESS = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}(?:[/?#]\S*)?$/i;

/** A text that is an address as a whole is sent as a link, everything else as text. */
export function messageTypeOf(content: string): MessageType {
  const text = content.trim();
  return ADDRESS.test(text) || BARE_ADDRESS.test(text) ? 'link' : 'text';
}
