import { EventEmitter } from 'node:events';
import type { Logger } from 'pino';
import type { Bus } from './bus';

/**
 * A bus for a single server process: subscribers hear each channel in the order of publishing, a
 * tick later, and each gets a copy as it would from another process.
 */
export function createInProcessBus({ log }: { log: Logger }): Bus {
  const channels = new EventEmitter().setMaxListeners(0);

  return {
    publish: (channel, payload) => {
      const text = JSON.stringify(payload);
      setImmediate(() => channels.emit(channel, text));
      return Promise.resolve();
    },
    subscribe: (channel, receive) => {
      const listener = (text: string) => {
        try {
          receive(JSON.parse(text) as unknown);
        } catch (error) {
          log.error({ err: error, channel }, 'a subscriber of the bus failed');
        }
      };
      channels.on(channel, listener);
      return () => void channels.off(channel, listener);
    },
    check: () => Promise.resolve(),
    close: () => {
      channels.removeAllListeners();
      return Promise.resolve();
    },
  };
}
