import { TYPING_INTERVAL_MS } from '#contract/limits';
import type { Deps } from '#domain/deps';
import { areConnected, isPresenceHidden } from '#domain/connections';

/**
 * The most people typing at once before all marks are dropped, which costs at most one extra frame
 * per pair.
 */
const MAX_MARKS = 10_000;

/**
 * Relays typing frames to connections, at most once in three seconds. None are relayed if either
 * person hides their presence.
 */
export function createTypingRelay(deps: Pick<Deps, 'db' | 'clock' | 'publish'>) {
  const lastSent = new Map<string, number>();
  return async (senderId: number, receiverId: number): Promise<void> => {
    const key = `${senderId}:${receiverId}`;
    const now = deps.clock.now().getTime();
    const passed = now - (lastSent.get(key) ?? -Infinity);
    // Negative if the clock was set back.
    if (passed >= 0 && passed < TYPING_INTERVAL_MS) return;
    if (lastSent.size >= MAX_MARKS) lastSent.clear();
    lastSent.set(key, now);
    if (!(await areConnected(deps.db, senderId, receiverId))) return;
    if (await isPresenceHidden(deps.db, [senderId, receiverId])) return;
    await deps.publish.toUser(receiverId, { type: 'typing', sender_id: senderId });
  };
}
