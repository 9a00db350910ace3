import type { WebSocket } from 'ws';
import { SOCKET_PING_MS } from '#contract/limits';

/** A peer that leaves two pings unanswered is gone. */
const MAX_MISSED_PINGS = 2;

/** Pings a socket and ends it when the peer is gone; answers how to stop. */
export function startHeartbeat(socket: WebSocket, intervalMs = SOCKET_PING_MS): () => void {
  let missed = 0;
  socket.on('pong', () => (missed = 0));
  const timer = setInterval(() => {
    if (missed >= MAX_MISSED_PINGS) {
      socket.terminate();
      return;
    }
    missed += 1;
    socket.ping();
  }, intervalMs);
  timer.unref();
  return () => clearInterval(timer);
}
