import { setTimeout as sleep } from 'node:timers/promises';
import type { WebSocket } from 'ws';
import { SOCKET_CLOSE } from '#contract/limits';

const STEP_MS = 50;

/**
 * Closes sockets with 1012 evenly over the given milliseconds. A browser reconnects within a
 * second, so closing all sockets at once would overload the next process.
 */
export async function closeGradually(
  sockets: readonly WebSocket[],
  spreadMs: number,
  pause: (ms: number) => Promise<unknown> = sleep,
): Promise<void> {
  const steps = Math.floor(spreadMs / STEP_MS);
  const size = Math.ceil(sockets.length / Math.max(steps, 1));
  for (let step = 0; step < steps; step += 1) {
    for (const socket of sockets.slice(step * size, (step + 1) * size)) {
      socket.close(SOCKET_CLOSE.restarting, 'restarting');
    }
    await pause(STEP_MS);
  }
}
