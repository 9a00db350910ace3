import type { Ports } from '#shared/ports';
import { createFakePorts } from '#shared/testing/fakePorts';
import { openKeyedCall } from './idempotencyKeys';
import type { ApiArgs } from './callTypes';

const comment = (content: string): ApiArgs => ({
  url: 'interactions/5/comment',
  method: 'POST',
  body: { content },
});

function start() {
  const ports = createFakePorts();
  const open = (args: ApiArgs, userId = 1) => openKeyedCall(ports, args, userId);
  return { ports, open, keyOf: (args: ApiArgs, userId?: number) => open(args, userId).key };
}

test('the same content keeps its key until it succeeds', () => {
  const { open, keyOf } = start();
  const first = open(comment('Hi'));
  expect(keyOf(comment('Hi'))).toBe(first.key);
  first.settle();
  expect(keyOf(comment('Hi'))).not.toBe(first.key);
});

test('changed content gets a new key, also if it changes back', () => {
  const { keyOf } = start();
  const keys = ['Hi', 'Hello', 'Hi'].map((text) => keyOf(comment(text)));
  expect(new Set(keys).size).toBe(3);
});

test('the success of an older call leaves the key of a newer one', () => {
  const { open, keyOf } = start();
  const older = open(comment('Hi'));
  const newer = keyOf(comment('Hello'));
  older.settle();
  expect(keyOf(comment('Hello'))).toBe(newer);
});

test('another address and another user have keys of their own', () => {
  const { keyOf } = start();
  const keys = [
    keyOf(comment('Hi')),
    keyOf({ ...comment('Hi'), url: 'interactions/6/comment' }),
    keyOf(comment('Hi'), 2),
  ];
  expect(new Set(keys).size).toBe(3);
});

const formOf = (text: string) => {
  const fields = new FormData();
  fields.append('title', text);
  return fields;
};

test.each<[string, (text: string) => FormData | URLSearchParams]>([
  ['a form', (text) => new URLSearchParams({ text })],
  ['fields', formOf],
])('the content of %s is compared', (_kind, bodyOf) => {
  const { keyOf } = start();
  const [first, same, other] = ['a', 'a', 'b'].map((text) =>
    keyOf({ ...comment(''), body: bodyOf(text) }),
  );
  expect(same).toBe(first);
  expect(other).not.toBe(first);
});

/** The same browser after a reload: the storage stays, everything else is new. */
const reload = ({ localStore, ids }: Ports): Ports => ({ ...createFakePorts(), localStore, ids });

test('a reloaded page gives the same content its key until it succeeds', () => {
  const { ports, open } = start();
  const first = open(comment('Hi'));
  const reloaded = reload(ports);
  const retry = openKeyedCall(reloaded, comment('Hi'), 1);
  expect(retry.key).toBe(first.key);
  expect(openKeyedCall(reloaded, comment('Hello'), 1).key).not.toBe(first.key);
  retry.settle();
  expect(openKeyedCall(reload(ports), comment('Hi'), 1).key).not.toBe(first.key);
});

test('a call that another tab opened meanwhile keeps its key after a reload', () => {
  const { ports, open } = start();
  const own = open(comment('Hi'));
  const other = reload(ports);
  const lost = openKeyedCall(other, { ...comment('A long thought'), url: 'other' }, 1);
  own.settle();
  open(comment('Hello')).settle();
  const retry = openKeyedCall(reload(other), { ...comment('A long thought'), url: 'other' }, 1);
  expect(retry.key).toBe(lost.key);
  retry.settle();
  expect(ports.localStore.get('quad_open_calls')).toBeNull();
});

test('neither the text nor the address of a call is stored', () => {
  const { ports, open } = start();
  open(comment('A secret of mine'));
  expect(ports.localStore.get('quad_open_calls')).not.toMatch(/secret|interactions/);
});

test('nothing stays stored once every call has its response', () => {
  const { ports, open } = start();
  for (const call of [open(comment('Hi')), open({ ...comment('Hi'), url: 'other' })]) call.settle();
  expect(ports.localStore.get('quad_open_calls')).toBeNull();
});

test.each(['{', '7', '[null, 3, [1]]', '{"0":[]}'])(
  'the stored text %s counts as missing',
  (text) => {
    const ports = createFakePorts();
    ports.localStore.set('quad_open_calls', text);
    expect(openKeyedCall(ports, comment('Hi'), 1).key).toBe('id-1');
  },
);

test('a browser that stores nothing keeps keys until the page is reloaded', () => {
  const ports = createFakePorts();
  ports.localStore.broken = 'all';
  const first = openKeyedCall(ports, comment('Hi'), 1);
  expect(openKeyedCall(ports, comment('Hi'), 1).key).toBe(first.key);
});
