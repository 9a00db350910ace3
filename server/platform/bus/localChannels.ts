import { EventEmitter } from 'node:events';
import type { Logger } from 'pino';

/** The subscribers of one process, by channel. */
export interface LocalChannels {
  /** Returns an unsubscribe function. */
  add(channel: string, receive: (payload: unknown) => void): () => void;
  has(channel: string): boolean;
  names(): string[];
  /** Gives every subscriber of the channel its own copy, parsed from JSON. */
  deliver(channel: string, text: string): void;
  /** Like `deliver`, with copies from `makeCopy` instead of JSON. */
  deliverCopies(channel: string, makeCopy: () => unknown): void;
  clear(): void;
}

/**
 * Creates channels that isolate subscribers: one that fails is logged, and the others still receive
 * the payload.
 */
export function createLocalChannels(log: Logger): LocalChannels {
  const channels = new EventEmitter().setMaxListeners(0);
  const deliverCopies = (channel: string, makeCopy: () => unknown) =>
    void channels.emit(channel, makeCopy);
  return {
    add(channel, receive) {
      const listener = (makeCopy: () => unknown) => {
        try {
          receive(makeCopy());
        } catch (error) {
          log.error({ err: error, channel }, 'a subscriber of the bus failed');
        }
      };
      channels.on(channel, listener);
      return () => void channels.off(channel, listener);
    },
    has: (channel) => channels.listenerCount(channel) > 0,
    names: () => channels.eventNames().map(String),
    deliver: (channel, text) => deliverCopies(channel, () => JSON.parse(text) as unknown),
    deliverCopies,
    clear: () => void channels.removeAllListeners(),
  };
}
