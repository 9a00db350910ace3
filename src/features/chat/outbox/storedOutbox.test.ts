import { createFakePorts } from '#shared/testing/fakePorts';
import type { OutboxItem } from '../state/chatState';
import {
  chunkKey,
  CHUNK_SIZE,
  clearStoredOutbox,
  OUTBOX_KEY,
  openStoredOutbox,
} from './storedOutbox';

const OWNER = 7;
const item = (index: number): OutboxItem => ({
  client_id: `c-${index}`,
  receiver_id: 12,
  content: `message ${index}`,
  message_type: 'text',
  timestamp: '2026-01-01T00:00:00.000Z',
  state: 'waiting',
});
const items = (count: number) => Array.from({ length: count }, (_, index) => item(index));

function start(stored: Record<string, string> = {}) {
  const ports = createFakePorts(stored);
  const outbox = openStoredOutbox(ports, OWNER);
  const all = () => {
    const fresh = openStoredOutbox(ports, OWNER);
    return fresh.chunks().flatMap((chunk) => fresh.read(chunk));
  };
  return { ports, outbox, all };
}

test('many items are stored in chunks, in their order', () => {
  const { ports, outbox, all } = start();
  outbox.change({ put: items(250), gone: [] });
  expect(outbox.chunks()).toEqual([0, 1, 2]);
  expect(JSON.parse(ports.localStore.get(chunkKey(1)) ?? '')).toHaveLength(CHUNK_SIZE);
  outbox.change({ put: [item(250)], gone: [] });
  expect(all()).toEqual(items(251));
});

test('removing one of ten thousand items reads and writes two short texts', () => {
  const { ports, outbox, all } = start();
  outbox.change({ put: items(10_000), gone: [] });
  for (const index of [0, 1, 5_000]) {
    const writesBefore = ports.localStore.writes;
    const get = jest.spyOn(ports.localStore, 'get');
    outbox.change({ put: [], gone: [item(index)] });
    expect(ports.localStore.writes - writesBefore).toBeLessThanOrEqual(2);
    const lengths = get.mock.results.map(({ value }) => String(value).length);
    expect(lengths.reduce((sum, length) => sum + length, 0)).toBeLessThan(50_000);
    get.mockRestore();
  }
  expect(all()).toHaveLength(9_997);
});

test('a chunk is removed with its last item, and all keys with the last item of all', () => {
  const { ports, outbox } = start();
  outbox.change({ put: items(150), gone: [] });
  outbox.change({ put: [], gone: items(150).slice(CHUNK_SIZE) });
  expect(ports.localStore.get(chunkKey(1))).toBeNull();
  expect(ports.localStore.get(OUTBOX_KEY)).not.toContain('more');
  outbox.change({ put: [], gone: items(CHUNK_SIZE) });
  expect(ports.localStore.texts.size).toBe(0);
});

test('a long text from before chunks existed is split', () => {
  const whole = JSON.stringify({ owner: OWNER, items: items(2_345) });
  const { ports, all } = start({ [OUTBOX_KEY]: whole });
  expect(all()).toEqual(items(2_345));
  expect((ports.localStore.get(OUTBOX_KEY) ?? '').length).toBeLessThan(whole.length / 10);
});

test('without room to split it, it is read as it is', () => {
  const whole = JSON.stringify({ owner: OWNER, items: items(234) });
  const { ports, all } = start({ [OUTBOX_KEY]: whole });
  ports.localStore.broken = 'writes';
  expect(all()).toEqual(items(234));
  expect([...ports.localStore.texts]).toEqual([[OUTBOX_KEY, whole]]);
});

test('items that another window added meanwhile are kept', () => {
  const { ports, outbox, all } = start();
  outbox.change({ put: items(3), gone: [] });
  openStoredOutbox(ports, OWNER).change({ put: [item(3)], gone: [] });
  outbox.change({ put: [{ ...item(1), state: 'refused', detail: 'No.' }], gone: [item(0)] });
  expect(all()).toMatchObject([
    { client_id: 'c-1', state: 'refused' },
    { client_id: 'c-2' },
    { client_id: 'c-3' },
  ]);
});

test('a logout removes every chunk, even damaged ones', () => {
  const { ports, outbox } = start();
  outbox.change({ put: items(250), gone: [] });
  ports.localStore.texts.set(chunkKey(1), '{"not":"a list"');
  expect(outbox.read(1)).toEqual([]);
  expect(outbox.read(2)).toHaveLength(50);
  clearStoredOutbox(ports);
  expect(ports.localStore.texts.size).toBe(0);
});

test('items that another window removed are reported, and items that it moved are not', () => {
  const { ports, outbox } = start();
  outbox.change({ put: items(150), gone: [] });
  const other = openStoredOutbox(ports, OWNER);
  for (const chunk of other.chunks()) other.read(chunk);
  other.change({ put: [], gone: [item(3), item(120)] });
  expect(outbox.followChange(chunkKey(1))).toEqual(['c-120']);
  expect(outbox.followChange(OUTBOX_KEY)).toEqual(['c-3']);
  ports.localStore.texts.clear();
  expect(outbox.followChange(null)).toHaveLength(148);
});

test('an item that another window wrote back while this one removed it is removed again', () => {
  const { ports, outbox } = start();
  outbox.change({ put: [item(1), item(2)], gone: [] });
  const seenByOther = ports.localStore.get(OUTBOX_KEY) ?? '';
  outbox.change({ put: [], gone: [item(1)] });
  // The other window read both items before, and removes only its own.
  const { items: both, ...head } = JSON.parse(seenByOther) as { items: OutboxItem[] };
  const rest = both.filter(({ client_id: id }) => id !== item(2).client_id);
  ports.localStore.set(OUTBOX_KEY, JSON.stringify({ ...head, items: rest }));
  expect(outbox.followChange(OUTBOX_KEY)).toEqual(['c-2']);
  expect(ports.localStore.get(OUTBOX_KEY)).toBeNull();
});

test('an item that is queued again after its removal stays', () => {
  const { outbox, all } = start();
  outbox.change({ put: [item(1)], gone: [] });
  outbox.change({ put: [], gone: [item(1)] });
  outbox.change({ put: [item(1)], gone: [] });
  expect(outbox.followChange(OUTBOX_KEY)).toEqual([]);
  expect(all()).toEqual([item(1)]);
});
