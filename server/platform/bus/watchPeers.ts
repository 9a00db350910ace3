import { randomUUID } from 'node:crypto';
import type { Redis } from 'ioredis';

/** Listened to by all processes, for what they tell of themselves. */
const CHANNEL = 'processes';
const LOOK_EVERY_MS = 500;

/** `lost`: hints of the process reached nobody else. */
interface Word {
  kind: 'here' | 'leaving' | 'lost';
  process: string;
}

export interface PeersOptions {
  commands: Redis;
  keyOf: (channel: string) => string;
  subscribe: (channel: string, receive: (payload: unknown) => void) => () => void;
  /** Called where hints of another process may never have come. */
  onGap: () => void;
}

/** The other processes on the bus, as far as what they publish may get lost. */
export interface Peers {
  /** Tells the others that this process is here, as soon as Redis takes it. */
  arrive(): void;
  /** Tells the others that hints did not reach them, as soon as Redis takes it. */
  noteLoss(): void;
  /** Says goodbye, so that nobody takes this process for dead. */
  leave(): Promise<void>;
}

/**
 * Notices within a second when another process dies, which may have stored something and told
 * nobody. Each listens to a channel of its own; Redis knows at once when nobody does any more.
 */
export function watchPeers({ commands, keyOf, subscribe, onGap }: PeersOptions): Peers {
  const own = randomUUID();
  const others = new Set<string>();
  const due = new Set<'here' | 'lost'>();
  const placeOf = (process: string) => `process:${process}`;
  const say = (kind: Word['kind']) =>
    commands.publish(keyOf(CHANNEL), JSON.stringify({ kind, process: own } satisfies Word));

  const sayWhatIsDue = async () => {
    for (const kind of [...due]) {
      due.delete(kind);
      await say(kind).catch(() => due.add(kind));
    }
  };
  const look = async () => {
    const known = [...others];
    if (known.length === 0) return;
    const answer = await commands.pubsub('NUMSUB', ...known.map((id) => keyOf(placeOf(id))));
    const gone = known.filter((_, index) => Number(answer[2 * index + 1]) === 0);
    for (const id of gone) others.delete(id);
    if (gone.length > 0) onGap();
  };
  const hear = ({ kind, process }: Word) => {
    if (kind === 'lost') onGap();
    else if (kind === 'leaving') others.delete(process);
    else if (process !== own && !others.has(process)) {
      others.add(process);
      // Who has just come does not know who was here before.
      due.add('here');
    }
  };

  const leaveChannels = [
    subscribe(CHANNEL, (payload) => hear(payload as Word)),
    subscribe(placeOf(own), () => undefined),
  ];
  // Where Redis does not answer, it is asked again; its return is a gap by itself.
  const work = () =>
    sayWhatIsDue()
      .then(look)
      .catch(() => undefined);
  const timer = setInterval(() => void work(), LOOK_EVERY_MS).unref();
  return {
    arrive: () => void due.add('here'),
    noteLoss: () => void due.add('lost'),
    async leave() {
      clearInterval(timer);
      for (const leaveChannel of leaveChannels) leaveChannel();
      await say('leaving').catch(() => undefined);
    },
  };
}
