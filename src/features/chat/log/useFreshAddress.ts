import { fileAddressExpired } from '#shared/store/chatEvents';
import { useAppDispatch } from '#shared/store/hooks';
import type { ThreadMessage } from '../state/threadMessage';

/**
 * A function that asks for a message's file address anew, as the old one is good for ten minutes only.
 * The new one arrives as a change of the message; false where the message has none yet.
 */
export function useFreshAddress(message: ThreadMessage, partnerId: number): () => boolean {
  const dispatch = useAppDispatch();
  return () => {
    if (message.temporary) return false;
    dispatch(fileAddressExpired({ other_id: partnerId, message_id: message.id }));
    return true;
  };
}
