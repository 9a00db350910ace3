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
  const open = (args: ApiArgs, token = 'ada') => openKeyedCall(ports, args, token);
  return { open, keyOf: (args: ApiArgs, token?: string) => open(args, token).key };
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
    keyOf(comment('Hi'), 'eve'),
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
