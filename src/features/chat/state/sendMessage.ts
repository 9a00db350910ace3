import { hasVisibleText } from '#contract/visibleText';
import type { AppThunk } from '#shared/store/types';
import { outboxPlace, putFiles } from '../outbox/chatFiles';
import { messageQueued } from './chatSlice';
import { fileMessageType, messageTypeOf } from './messageType';
import { submit, uploadNext } from './sendThunks';
import type { UnsentMessage } from './thread';

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
