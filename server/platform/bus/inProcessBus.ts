import type { Logger } from 'pino';
import type { Bus } from './bus';
import { createLocalChannels } from './localChannels';

/**
 * A bus for a single server process: subscribers hear each channel in the order of publishing, a
 * tick later, and each gets a copy as it would from another process.
 */
export function createInProcessBus({ log }: { log: Logger }): Bus {
  const channels = createLocalChannels(log);
  return {
    publish: (channel, payload) => {
      const text = JSON.stringify(payload);
      setImmediate(() => channels.deliver(channel, text));
      return Promise.resolve();
    },
    subscribe: (channel, receive) => channels.add(channel, receive),
    settled: () => Promise.resolve(),
    audience: (names) => Promise.resolve(new Set(names.filter((name) => channels.has(name)))),
    // Nothing lies between a publisher and a subscriber that could be away.
    onGap: () => undefined,
    check: () => Promise.resolve(),
    close: () => {
      channels.clear();
      return Promise.resolve();
    },
  };
}
