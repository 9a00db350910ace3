import { randomUUID } from 'node:crypto';
import type { Redis } from 'ioredis';

/** All processes subscribe to this channel, to learn about each other. */
const CHANNEL = 'processes';
const LOOK_EVERY_MS = 500;

/** `lost`: hints of the sending process reached no other process. */
interface PeerMessage {
  kind: 'here' | 'leaving' | 'lost';
  process: string;
}

export interface PeersOptions {
  commands: Redis;
  keyOf: (channel: string) => string;
  subscribe: (channel: string, receive: (payload: unknown) => void) => () => void;
  /** Called when hints of another process may have been lost. */
  onGap: () => void;
}

/** The other processes on the bus, watched because their hints may get lost. */
export interface Peers {
  /** Announces this process to the others, as soon as Redis is reachable. */
  arrive(): void;
  /** Notifies the others that hints did not reach them, as soon as Redis is reachable. */
  announceLoss(): void;
  /** Says goodbye, so that the others do not take this process for dead. */
  leave(): Promise<void>;
}

/**
 * Notices within a second when another process dies, because it may have stored something without
 * notifying anyone. Each process subscribes to its own channel, and Redis knows at once when a
 * channel has no subscriber left.
 */
export function watchPeers({ commands, keyOf, subscribe, onGap }: PeersOptions): Peers {
  const own = randomUUID();
  const others = new Set<string>();
  /** Processes without a subscriber at the last look. */
  let absent = new Set<string>();
  const pending = new Set<'here' | 'lost'>();
  const channelOf = (process: string) => `process:${process}`;
  const publish = (kind: PeerMessage['kind']) =>
    commands.publish(keyOf(CHANNEL), JSON.stringify({ kind, process: own } satisfies PeerMessage));

  const publishPending = async () => {
    for (const kind of [...pending]) {
      pending.delete(kind);
      await publish(kind).catch(() => pending.add(kind));
    }
  };
  const checkPeers = async () => {
    const known = [...others];
    if (known.length === 0) return;
    const response = await commands.pubsub('NUMSUB', ...known.map((id) => keyOf(channelOf(id))));
    const missing = known.filter((_, index) => Number(response[2 * index + 1]) === 0);
    // The goodbye comes on another connection, maybe later than this response. So a process counts as
    // dead only at its second look.
    const dead = missing.filter((id) => absent.has(id) && others.has(id));
    absent = new Set(missing);
    for (const id of dead) others.delete(id);
    if (dead.length > 0) onGap();
  };
  const receive = ({ kind, process }: PeerMessage) => {
    if (kind === 'lost') onGap();
    else if (kind === 'leaving') others.delete(process);
    else if (process !== own && !others.has(process)) {
      others.add(process);
      // A process that has just arrived does not know which ones were here before.
      pending.add('here');
    }
  };

  const leaveChannels = [
    subscribe(CHANNEL, (payload) => receive(payload as PeerMessage)),
    subscribe(channelOf(own), () => undefined),
  ];
  // While Redis does not respond, retry. Its return is a gap in itself.
  const work = () =>
    publishPending()
      .then(checkPeers)
      .catch(() => undefined);
  const timer = setInterval(() => void work(), LOOK_EVERY_MS).unref();
  return {
    arrive: () => void pending.add('here'),
    announceLoss: () => void pending.add('lost'),
    async leave() {
      clearInterval(timer);
      await publish('leaving').catch(() => undefined);
      for (const leaveChannel of leaveChannels) leaveChannel();
    },
  };
}
