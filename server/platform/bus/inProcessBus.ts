import type { Logger } from 'pino';
import type { Bus } from './bus';
import { createLocalChannels } from './localChannels';

/**
 * A bus for a single server process. Subscribers receive each channel in publishing order, one tick
 * later, and each gets its own copy, as it would from another process.
 */
export function createInProcessBus({ log }: { log: Logger }): Bus {
  const channels = createLocalChannels(log);
  let published: { channel: string; makeCopy: () => unknown }[] = [];

  const deliver = () => {
    const due = published;
    published = [];
    for (const { channel, makeCopy } of due) channels.deliverCopies(channel, makeCopy);
  };

  return {
    publish: (channel, payload) => {
      // Deliver everything from one tick together, so that a socket can write it in one piece.
      if (published.length === 0) setImmediate(deliver);
      published.push({ channel, makeCopy: copierOf(payload) });
      return Promise.resolve();
    },
    subscribe: (channel, receive) => channels.add(channel, receive),
    settled: () => Promise.resolve(),
    audience: (names) => Promise.resolve(new Set(names.filter((name) => channels.has(name)))),
    // Delivery is in-process, so it can't fail.
    onGap: () => undefined,
    check: () => Promise.resolve(),
    close: () => {
      channels.clear();
      return Promise.resolve();
    },
  };
}

const isPlain = (value: unknown) => typeof value === 'string' || typeof value === 'number';

/**
 * Makes copies of the payload as it is now. A frame's text, the most frequent payload, needs no
 * JSON for that.
 */
function copierOf(payload: unknown): () => unknown {
  if (typeof payload === 'object' && payload !== null && !Array.isArray(payload)) {
    const own = { ...payload };
    if (Object.values(own).every(isPlain)) return () => ({ ...own });
  }
  const text = JSON.stringify(payload);
  return () => JSON.parse(text) as unknown;
}
