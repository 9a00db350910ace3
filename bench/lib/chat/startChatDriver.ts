import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { ChatOrder, ChatOutcome } from './chatOrders';

/** The load driver in a separate process, so that its work is not measured. */
export interface ChatDriver {
  carryOut(order: ChatOrder): Promise<ChatOutcome>;
  stop(): Promise<void>;
}

export async function startChatDriver(): Promise<ChatDriver> {
  const child = fork(fileURLToPath(new URL('./chatDriver.ts', import.meta.url)));
  await once(child, 'message');
  return {
    async carryOut(order) {
      const waiting = new AbortController();
      const { signal } = waiting;
      const done = Promise.race([
        once(child, 'message', { signal }),
        once(child, 'exit', { signal }).then(([code]) => {
          throw new Error(`The load driver ended with ${String(code)}.`);
        }),
      ]);
      child.send(order);
      try {
        const [outcome] = (await done) as [ChatOutcome];
        return outcome;
      } finally {
        waiting.abort();
      }
    },
    async stop() {
      const ended = once(child, 'exit');
      child.kill();
      await ended;
    },
  };
}
