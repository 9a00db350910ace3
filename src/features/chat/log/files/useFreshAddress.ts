import { fileAddressExpired } from '#shared/store/featureEvents';
import { useAppDispatch } from '#shared/store/hooks';
import type { ThreadMessage } from '../../state/thread';

/** Renew an address this long before it expires, so that it does not expire during the request. */
const MARGIN_MS = 5_000;

/** Whether the address of a chat file has expired. An address without an expiry never expires. */
export function isAddressOver(address: string, now: number): boolean {
  const expires = new URLSearchParams(address.split('?')[1]).get('expires');
  return expires !== null && Number(expires) * 1_000 - MARGIN_MS < now;
}

/**
 * Returns a function that requests a new address for a message's file, since an address is valid
 * for only ten minutes. The new address arrives as a change of the message. The function returns
 * false if the message is not stored yet.
 */
export function useFreshAddress(message: ThreadMessage, partnerId: number): () => boolean {
  const dispatch = useAppDispatch();
  return () => {
    if (message.temporary) return false;
    dispatch(fileAddressExpired({ other_id: partnerId, message_id: message.id }));
    return true;
  };
}
