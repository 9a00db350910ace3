import type { Bus } from '#server/platform/bus/bus';
import { userChannel, type UserHint } from '#server/realtime/publish';

/** The buses of this process's test servers, by the address they listen on. */
const buses = new Map<string, Bus>();

export function rememberBus(address: string, bus: Bus): void {
  buses.set(address, bus);
}

/**
 * Whether the server at an address belongs to this process, whose buses are the only ones known
 * here.
 */
export const hasBus = (address: string) => buses.has(address);

/** Signals to a socket that everything published earlier for its owner has arrived. */
interface Marker {
  type: 'bus-marker';
  id: string;
}

/** Returns the frame if it is a marker rather than one of the server's frames. */
export function markerIn(frame: { type: string }): Marker | undefined {
  return frame.type === 'bus-marker' ? (frame as Marker) : undefined;
}

/** Sends a marker to all sockets of a user, after everything that is already on its way there. */
export async function sendMarker(address: string, userId: number, id: string): Promise<void> {
  const marker: Marker = { type: 'bus-marker', id };
  const hint: UserHint = { kind: 'frame', text: JSON.stringify(marker) };
  await buses.get(address)?.publish(userChannel(userId), hint);
}
