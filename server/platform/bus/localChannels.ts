import { EventEmitter } from 'node:events';
import type { Logger } from 'pino';

/** The subscribers of one process, by channel. */
export interface LocalChannels {
  /** Answers how to stop. */
  add(channel: string, receive: (payload: unknown) => void): () => void;
  has(channel: string): boolean;
  names(): string[];
  /** Gives every subscriber of the channel a copy of its own, read from JSON. */
  deliver(channel: string, text: string): void;
  /** The same for copies that are made otherwise. */
  deliverCopies(channel: string, makeCopy: () => unknown): void;
  clear(): void;
}

/** Subscribers that cannot disturb each other: one that fails is logged, and the others hear. */
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
