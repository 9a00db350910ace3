import { createFakePorts } from '#shared/testing/fakePorts';
import type { OutboxItem } from '../state/chatState';
import { clearStoredOutbox, OUTBOX_KEY, openStoredOutbox } from './storedOutbox';

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
const idOf = (index: number) => item(index).client_id;

function start(stored: Record<string, string> = {}) {
  const ports = createFakePorts(stored);
  const outbox = openStoredOutbox(ports, OWNER);
  const all = () => openStoredOutbox(ports, OWNER).read();
  return { ports, outbox, all };
}

/** A long outbox as an earlier release stored it: in lists of 100, whose numbers `more` has. */
function inLists(count: number): Record<string, string> {
  const [first, second, third] = [0, 100, 200].map((from) => items(count).slice(from, from + 100));
  return {
    [OUTBOX_KEY]: JSON.stringify({ owner: OWNER, items: first, more: [1, 4] }),
    [`${OUTBOX_KEY}.1`]: JSON.stringify(second),
    [`${OUTBOX_KEY}.4`]: JSON.stringify(third),
  };
}

test('messages are stored in their order under one key, which is removed with the last one', () => {
  const { ports, outbox, all } = start();
  outbox.write({ put: items(500), gone: [] });
  outbox.write({ put: [item(500)], gone: [idOf(0)] });
  expect(all()).toEqual(items(501).slice(1));
  expect([...ports.localStore.texts.keys()]).toEqual([OUTBOX_KEY]);
  outbox.write({ put: [], gone: items(501).map(({ client_id: id }) => id) });
  expect(ports.localStore.texts.size).toBe(0);
});

test('the lists of an earlier release are joined under one key', () => {
  const { ports, all } = start(inLists(250));
  expect(all()).toEqual(items(250));
  expect([...ports.localStore.texts.keys()]).toEqual([OUTBOX_KEY]);
});

test('a damaged list of an earlier release loses only its own messages', () => {
  const { all } = start({ ...inLists(250), [`${OUTBOX_KEY}.1`]: '{"not":"a list"' });
  expect(all()).toEqual([...items(100), ...items(250).slice(200)]);
});

test.each([
  '',
  '[]',
  '7',
  '{"owner":7}',
  '{"owner":7,"more":[1]}',
  '{"owner":7,"items":[null,{}]}',
])('a stored outbox that is %j counts as missing', (text) => {
  expect(start({ [OUTBOX_KEY]: text }).all()).toEqual([]);
});

test('items that another window added meanwhile are kept', () => {
  const { ports, outbox, all } = start();
  outbox.write({ put: items(3), gone: [] });
  openStoredOutbox(ports, OWNER).write({ put: [item(3)], gone: [] });
  outbox.write({ put: [{ ...item(1), state: 'refused', detail: 'No.' }], gone: [idOf(0)] });
  expect(all()).toMatchObject([
    { client_id: 'c-1', state: 'refused' },
    { client_id: 'c-2' },
    { client_id: 'c-3' },
  ]);
});

test('a logout removes everything, also the lists of an earlier release', () => {
  const { ports, outbox } = start();
  outbox.write({ put: items(3), gone: [] });
  for (const [key, text] of Object.entries(inLists(250))) ports.localStore.texts.set(key, text);
  clearStoredOutbox(ports);
  expect(ports.localStore.texts.size).toBe(0);
});

test('a storage that is full keeps the earlier items and writes to the log', () => {
  const { ports, outbox } = start();
  outbox.write({ put: [item(1)], gone: [] });
  ports.localStore.broken = 'writes';
  outbox.write({ put: [item(2)], gone: [] });
  expect(outbox.read()).toEqual([item(1)]);
  expect(ports.logged).toEqual(['warn Unsent messages could not be kept']);
});

test('items that another window removed are reported once, and items that it changed are not', () => {
  const { ports, outbox } = start();
  outbox.write({ put: items(4), gone: [] });
  const other = openStoredOutbox(ports, OWNER);
  other.write({ put: [{ ...item(0), tries: 1 }], gone: [idOf(3)] });
  // This window writes before it notices the other one's write.
  outbox.write({ put: [item(4)], gone: [] });
  expect(outbox.follow()).toEqual(['c-3']);
  expect(outbox.follow()).toEqual([]);
  ports.localStore.texts.clear();
  expect(outbox.follow()).toHaveLength(4);
});

test('an item that another window wrote back while this one removed it is removed again', () => {
  const { ports, outbox } = start();
  outbox.write({ put: [item(1), item(2)], gone: [] });
  outbox.write({ put: [], gone: [idOf(1)] });
  // The other window read both items before, and removes only its own.
  ports.localStore.set(OUTBOX_KEY, JSON.stringify({ owner: OWNER, items: [item(1)] }));
  expect(outbox.follow()).toEqual(['c-2']);
  expect(ports.localStore.get(OUTBOX_KEY)).toBeNull();
});

test('an item that is queued again after its removal stays', () => {
  const { outbox, all } = start();
  outbox.write({ put: [item(1)], gone: [] });
  outbox.write({ put: [], gone: [idOf(1)] });
  outbox.write({ put: [item(1)], gone: [] });
  expect(outbox.follow()).toEqual([]);
  expect(all()).toEqual([item(1)]);
});
