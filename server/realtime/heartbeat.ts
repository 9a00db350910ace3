import type { WebSocket } from 'ws';
import { SOCKET_PING_MS } from '#contract/limits';

/** A peer that misses this many pings is gone. */
const MAX_MISSED_PINGS = 2;
/**
 * The last ping must be answered within this share of the interval; the ones before it within all
 * of it.
 */
const LAST_WAIT_SHARE = 0.3;

/**
 * The longest time from a peer's last sign of life to the end of its socket. The peer may disappear
 * right after it answered a ping.
 */
export const longestSilenceMs = (intervalMs: number) =>
  MAX_MISSED_PINGS * intervalMs + LAST_WAIT_SHARE * intervalMs;

/** Pings a socket and ends it when the peer is gone. Returns a function that stops the pings. */
export function startHeartbeat(socket: WebSocket, intervalMs = SOCKET_PING_MS): () => void {
  let missed = 0;
  let lastWait: NodeJS.Timeout | undefined;
  socket.on('pong', () => {
    missed = 0;
    clearTimeout(lastWait);
  });
  const timer = setInterval(() => {
    missed += 1;
    socket.ping();
    if (missed < MAX_MISSED_PINGS) return;
    clearTimeout(lastWait);
    lastWait = setTimeout(() => socket.terminate(), LAST_WAIT_SHARE * intervalMs);
    lastWait.unref();
  }, intervalMs);
  timer.unref();
  return () => {
    clearInterval(timer);
    clearTimeout(lastWait);
  };
}
