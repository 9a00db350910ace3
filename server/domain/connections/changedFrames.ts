import type { AddressedFrame } from '#domain/frames';

/** Tells every window of one person that how he stands to the other has changed. */
export function changedFrame(userId: number, otherId: number): AddressedFrame {
  return { userId, frame: { type: 'connections_changed', user_id: otherId } };
}

/** Tells the windows of both that how they stand to each other has changed. */
export function changedFrames(a: number, b: number): AddressedFrame[] {
  return [changedFrame(a, b), changedFrame(b, a)];
}
