import type { Bus } from '#server/platform/bus/bus';
import { userChannel, type UserHint } from '#server/realtime/publish';

/** The buses of this process's test servers, by the address they listen at. */
const buses = new Map<string, Bus>();

export function rememberBus(address: string, bus: Bus): void {
  buses.set(address, bus);
}

/** Whether the server at an address is this process's own; nobody has the bus of another here. */
export const hasBus = (address: string) => buses.has(address);

/** Tells a socket that everything the bus was given for its owner before has come. */
interface Marker {
  type: 'bus-marker';
  id: string;
}

/** A frame as it came, where it is a marker and not one of the server's. */
export function markerIn(frame: { type: string }): Marker | undefined {
  return frame.type === 'bus-marker' ? (frame as Marker) : undefined;
}

/** Sends a marker to all sockets of a person, behind everything that is on its way there. */
export async function sendMarker(address: string, userId: number, id: string): Promise<void> {
  const marker: Marker = { type: 'bus-marker', id };
  const hint: UserHint = { kind: 'frame', text: JSON.stringify(marker) };
  await buses.get(address)?.publish(userChannel(userId), hint);
}
