import type { Redis } from 'ioredis';
import type { Logger } from 'pino';
import type { Bus } from './bus';
import { createLocalChannels } from './localChannels';
import { watchPeers } from './watchPeers';

/** When several processes come back together, each reports a gap. They are reported as one. */
const GAPS_JOIN_MS = 250;

export interface RedisBusOptions {
  /** The connection for publishing and for queries. */
  commands: Redis;
  /** Only for subscriptions: a subscribed connection may do nothing else. */
  listener: Redis;
  /** Prefix of every channel name, so that several campuses can share a Redis. */
  prefix: string;
  log: Logger;
}

/**
 * A bus between processes over Redis channels. While Redis is down, hints reach only the
 * subscribers in their own process. Once it is back, `onGap` reports that others may be missing. It
 * also does so when another process died, whose last hints may never have been sent.
 */
export function createRedisBus({ commands, listener, prefix, log }: RedisBusOptions): Bus {
  const channels = createLocalChannels(log);
  const keyOf = (channel: string) => `${prefix}:${channel}`;
  const gapListeners: (() => void)[] = [];
  let gapTimer: NodeJS.Timeout | undefined;
  let pending: Promise<unknown> = Promise.resolve();
  let hasBeenReady = listener.status === 'ready';

  // A failure here is repaired by the connection's next `ready`, which subscribes to everything.
  const queueRedis = (work: () => Promise<unknown>) => {
    pending = Promise.allSettled([pending, listener.status === 'ready' ? work() : null]);
  };

  const scheduleGap = () => {
    gapTimer ??= setTimeout(() => {
      gapTimer = undefined;
      for (const run of gapListeners) run();
    }, GAPS_JOIN_MS).unref();
  };
  const subscribe: Bus['subscribe'] = (channel, receive) => {
    const isFirst = !channels.has(channel);
    const remove = channels.add(channel, receive);
    if (isFirst) queueRedis(() => listener.subscribe(keyOf(channel)));
    return () => {
      remove();
      if (!channels.has(channel)) queueRedis(() => listener.unsubscribe(keyOf(channel)));
    };
  };

  listener.on('message', (channel: string, text: string) =>
    channels.deliver(channel.slice(prefix.length + 1), text),
  );
  listener.on('ready', () => {
    const names = channels.names().map(keyOf);
    const isBack = hasBeenReady;
    hasBeenReady = true;
    queueRedis(async () => {
      if (names.length > 0) await listener.subscribe(...names);
      peers.arrive();
      if (isBack) scheduleGap();
    });
  });
  const peers = watchPeers({ commands, keyOf, subscribe, onGap: scheduleGap });
  void pending.then(() => peers.arrive());

  return {
    async publish(channel, payload) {
      const text = JSON.stringify(payload);
      try {
        await commands.publish(keyOf(channel), text);
      } catch (error) {
        log.warn({ err: error, channel }, 'a hint reached this process only');
        peers.announceLoss();
        setImmediate(() => channels.deliver(channel, text));
      }
    },
    subscribe,
    async settled() {
      await pending;
    },
    async audience(names) {
      if (names.length === 0) return new Set();
      // Subscriptions that this process has just added or removed must count.
      await pending;
      try {
        const response = await commands.pubsub('NUMSUB', ...names.map(keyOf));
        return new Set(names.filter((_, index) => Number(response[2 * index + 1]) > 0));
      } catch (error) {
        log.warn({ err: error }, 'online status is limited to this process');
        return new Set(names.filter((name) => channels.has(name)));
      }
    },
    onGap: (run) => void gapListeners.push(run),
    async check() {
      await commands.ping();
    },
    async close() {
      clearTimeout(gapTimer);
      await peers.leave();
      channels.clear();
      // Unsubscribe separately: Redis notices the end of the connection only a moment after it
      // replies.
      await Promise.allSettled([pending, listener.unsubscribe()]);
      await Promise.allSettled([commands.quit(), listener.quit()]);
    },
  };
}
