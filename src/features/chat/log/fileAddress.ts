/** Asks anew this long before the end, so that an address does not end on its way. */
const MARGIN_MS = 5_000;

/** Whether an address of a chat file is over; one that does not say when it ends is not. */
export function isAddressOver(address: string, now: number): boolean {
  const expires = new URLSearchParams(address.split('?')[1]).get('expires');
  return expires !== null && Number(expires) * 1_000 - MARGIN_MS < now;
}
