import { findAddresses } from '#contract/addresses/findAddresses';
import type { MessageType, QuotedMessage } from '#contract/entities/chat';
import { TYPING_INTERVAL_MS } from '#contract/limits';
import { hasVisibleText } from '#contract/visibleText';
import { frameSendRequested } from '#realtime/frameActions';
import type { AttachedQuote } from '#shared/quotes/attachedQuotes';
import type { AppThunk } from '#shared/store/types';
import { outboxSlot, putFiles } from '../outbox/chatFiles';
import { submitMessage, uploadNext } from '../outbox/drainOutbox';
import { messageQueued, typingSent } from './chatSlice';
import type { UnsentMessage } from './thread';
import { trimMessage } from './trimMessage';

/**
 * Returns 'link' for a text that is one web address with its scheme, else 'text'. The server checks
 * this again.
 */
export function messageTypeOf(content: string): MessageType {
  const text = content.trim();
  // An address contains no whitespace, and searching a long text is slow.
  if (text === '' || /\s/.test(text)) return 'text';
  const [found] = findAddresses(text);
  const isWhole = found?.start === 0 && found.end === text.length;
  return isWhole && /^https?:/i.test(text) ? 'link' : 'text';
}

/** Returns the type under which a file is shown until the server has inspected its bytes. */
export const fileMessageType = (file: Pick<File, 'type'>): MessageType =>
  file.type.startsWith('image/') ? 'image' : 'file';

/** The message and the papers that a message refers to. */
interface MessageContext {
  /** The message that it replies to. */
  original?: QuotedMessage | undefined;
  /** The words of papers that it quotes. */
  quotes?: readonly AttachedQuote[];
}

/**
 * Sends each file as a separate message, in order, with the text on the last one, which may reply
 * to a message and quote papers. Sends nothing if there is neither. Messages that cannot be sent
 * yet wait in the outbox.
 */
export function sendMessage(
  receiverId: number,
  text: string,
  files: readonly File[] = [],
  { original, quotes = [] }: MessageContext = {},
): AppThunk {
  return (dispatch, getState, ports) => {
    const content = trimMessage(text);
    const { ownId } = getState().chat;
    if (ownId === null || (!hasVisibleText(content) && files.length === 0)) return;
    const base = () => ({
      client_id: ports.ids.next(),
      receiver_id: receiverId,
      timestamp: new Date(ports.clock.now()).toISOString(),
    });
    const about = {
      ...(original ? { reply_to: original } : {}),
      ...(quotes.length > 0 ? { quotes: [...quotes] } : {}),
    };
    if (files.length === 0) {
      dispatch(
        submitMessage({ ...base(), content, message_type: messageTypeOf(content), ...about }),
      );
      return;
    }
    files.forEach((file, index) => {
      const message: UnsentMessage = {
        ...base(),
        content: index === files.length - 1 ? content : '',
        ...(index === files.length - 1 ? about : {}),
        message_type: fileMessageType(file),
        file_name: file.name,
        file_size: file.size,
        file_type: file.type,
      };
      dispatch(putFiles(outboxSlot(message.client_id), [file]));
      dispatch(messageQueued({ ...message, state: 'waiting' }));
    });
    dispatch(uploadNext());
  };
}

/** Sends a typing event to the other person, at most once in three seconds. */
export function sendTyping(userId: number): AppThunk {
  return (dispatch, getState, ports) => {
    const { chat, connection } = getState();
    const at = ports.clock.now();
    const isFresh = at - (chat.typingSentAt[userId] ?? -Infinity) < TYPING_INTERVAL_MS;
    if (connection.status !== 'open' || isFresh) return;
    dispatch(typingSent({ userId, at }));
    dispatch(frameSendRequested({ type: 'typing', receiver_id: userId }));
  };
}
