import type { ChatState, OutboxItem } from '../state/chatState';
import { toUnsent, underWayIn } from './outboxItems';
import type { OutboxChange } from './storedOutbox';

/** As it is kept: what is on its way when the page goes begins again. */
const toKept = (item: OutboxItem): OutboxItem =>
  item.state === 'uploading' ? { ...item, state: 'waiting' } : item;

/** What two lists have apart from the same beginning and the same end. */
function differing<T>(before: readonly T[], now: readonly T[]): [before: T[], now: T[]] {
  if (before === now) return [[], []];
  const most = Math.min(before.length, now.length);
  let start = 0;
  while (start < most && before[start] === now[start]) start += 1;
  let end = 0;
  while (end < most - start && before[before.length - 1 - end] === now[now.length - 1 - end])
    end += 1;
  return [before.slice(start, before.length - end), now.slice(start, now.length - end)];
}

/** What is sent and not acknowledged, of threads that changed. */
function underWay({ threads }: ChatState, { threads: others }: ChatState): OutboxItem[] {
  return Object.keys(threads)
    .map(Number)
    .filter((id) => threads[id] !== others[id])
    .flatMap((id) => underWayIn(threads[id] ?? { messages: [] }))
    .map((message) => ({ ...toUnsent(message), state: 'waiting' }));
}

/** What a change of the state means for the unsent messages in storage. */
export function outboxChange(before: ChatState, now: ChatState): OutboxChange {
  const [left, come] = differing(before.outbox, now.outbox);
  const earlier = [...underWay(before, now), ...left].map(toKept);
  const later = [...underWay(now, before), ...come].map(toKept);
  const known = new Map(earlier.map((item) => [item.client_id, JSON.stringify(item)]));
  const here = new Set(later.map(({ client_id: id }) => id));
  return {
    put: later.filter((item) => known.get(item.client_id) !== JSON.stringify(item)),
    gone: earlier.filter(({ client_id: id }) => !here.has(id)),
  };
}
