import { fileAddressExpired } from '#shared/store/featureEvents';
import { useAppDispatch } from '#shared/store/hooks';
import type { ThreadMessage } from '../state/thread';

/** Asks anew this long before the end, so that an address does not end on its way. */
const MARGIN_MS = 5_000;

/** Whether an address of a chat file is over; one that does not say when it ends is not. */
export function isAddressOver(address: string, now: number): boolean {
  const expires = new URLSearchParams(address.split('?')[1]).get('expires');
  return expires !== null && Number(expires) * 1_000 - MARGIN_MS < now;
}

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
