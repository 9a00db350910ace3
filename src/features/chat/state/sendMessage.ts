import type { MessageType } from '#contract/entities/chat';
import type { ClientFrames } from '#contract/frames';
import { TYPING_INTERVAL_MS } from '#contract/limits';
import { hasVisibleText } from '#contract/visibleText';
import { frameSendRequested } from '#realtime/frameActions';
import { findAddresses } from '#shared/lib/findAddresses';
import type { AppThunk } from '#shared/store/types';
import { outboxPlace, putFiles } from '../outbox/chatFiles';
import { isDue, needsUpload, toUnsent } from '../outbox/outboxItems';
import type { OutboxItem } from './chatState';
import { messageQueued, messageSubmitted, typingTold, uploadStarted } from './chatSlice';
import type { UnsentMessage } from './thread';

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

/**
 * Sends each file as a message of its own, in their order, the text with the last of them. Nothing
 * is sent where there is neither; what cannot go out yet waits in the outbox.
 */
export function sendMessage(
  receiverId: number,
  text: string,
  files: readonly File[] = [],
): AppThunk {
  return (dispatch, getState, ports) => {
    const content = text.trim();
    const { ownId } = getState().chat;
    if (ownId === null || (!hasVisibleText(content) && files.length === 0)) return;
    const base = () => ({
      client_id: ports.ids.next(),
      receiver_id: receiverId,
      timestamp: new Date(ports.clock.now()).toISOString(),
    });
    if (files.length === 0) {
      dispatch(submit({ ...base(), content, message_type: messageTypeOf(content) }));
      return;
    }
    files.forEach((file, index) => {
      const message: UnsentMessage = {
        ...base(),
        content: index === files.length - 1 ? content : '',
        message_type: fileMessageType(file),
        file_name: file.name,
        file_size: file.size,
        file_type: file.type,
      };
      dispatch(putFiles(outboxPlace(message.client_id), [file]));
      dispatch(messageQueued({ ...message, state: 'waiting' }));
    });
    dispatch(uploadNext());
  };
}

/** Shows a message in its thread, from where it is sent in its turn, or puts it into the outbox. */
export function submit(message: UnsentMessage): AppThunk {
  return (dispatch, getState) => {
    const { chat, connection } = getState();
    const { client_id: id, receiver_id: receiver } = message;
    const due = chat.outbox.find((item) => item.receiver_id === receiver && isDue(item));
    // What was written before goes first; while a connection catches up, it still waits.
    const isItsTurn = chat.restored === undefined && (due === undefined || due.client_id === id);
    if (chat.ownId === null || connection.status !== 'open' || !isItsTurn) {
      dispatch(messageQueued({ ...message, state: 'waiting' }));
      return;
    }
    dispatch(messageSubmitted({ ...message, temporary: true, sender_id: chat.ownId }));
  };
}

/** Begins with the oldest file that waits to be uploaded, unless one is on its way. */
export function uploadNext(): AppThunk {
  return (dispatch, getState) => {
    const { chat, connection } = getState();
    if (connection.status !== 'open') return;
    if (chat.outbox.some(({ state }) => state === 'uploading')) return;
    const next = chat.outbox.find((item) => item.state === 'waiting' && needsUpload(item));
    if (next) dispatch(uploadStarted(next.client_id));
  };
}

/** Sends a waiting or refused message once more, under the id it had. */
export function resendQueued(item: OutboxItem): AppThunk {
  return (dispatch) => {
    if (item.state === 'uploading') return;
    const message = toUnsent(item);
    if (!needsUpload(message)) {
      dispatch(submit(message));
      return;
    }
    dispatch(messageQueued({ ...message, state: 'waiting' }));
    dispatch(uploadNext());
  };
}

/** The frame that sends a message. */
export function toFrame(message: UnsentMessage): ClientFrames['message'] {
  const { client_id, receiver_id, content, message_type, file_url } = message;
  const file = file_url === undefined ? {} : { file_url };
  return { type: 'message', client_id, receiver_id, content, message_type, ...file };
}

/** Lets the other person know that one is writing, at most once in three seconds. */
export function tellTyping(userId: number): AppThunk {
  return (dispatch, getState, ports) => {
    const { chat, connection } = getState();
    const at = ports.clock.now();
    const isFresh = at - (chat.toldTypingAt[userId] ?? -Infinity) < TYPING_INTERVAL_MS;
    if (connection.status !== 'open' || isFresh) return;
    dispatch(typingTold({ userId, at }));
    dispatch(frameSendRequested({ type: 'typing', receiver_id: userId }));
  };
}
