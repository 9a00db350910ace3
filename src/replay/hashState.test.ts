import { isDeepStrictEqual } from 'node:util';
import * as fc from 'fast-check';
import { hashState, hashValue } from './hashState';

const json = (value: unknown) => JSON.parse(JSON.stringify(value)) as unknown;
const reversed = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(reversed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([name, member]) => [name, reversed(member)]),
  );
};

test('the hash is the same for data that went through JSON, whatever the order of members', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(hashValue(reversed(json(value)))).toBe(hashValue(value));
    }),
  );
});

const list = fc.array(
  fc.oneof(fc.string(), fc.integer(), fc.double(), fc.boolean(), fc.array(fc.string())),
);

test('data have the same hash only where they are the same', () => {
  fc.assert(
    fc.property(list, list, (left, right) => {
      const isSame = isDeepStrictEqual(json(left), json(right));
      expect(hashValue(left) === hashValue(right)).toBe(isSame);
    }),
  );
});

test('a member that is undefined counts as absent, and one that is null does not', () => {
  expect(hashState({ a: 1, b: undefined })).toBe(hashState({ a: 1 }));
  expect(hashState({ a: 1, b: null })).not.toBe(hashState({ a: 1 }));
});

test('members that trade their values, and items that trade places, change the hash', () => {
  expect(hashState({ a: 1, b: 2 })).not.toBe(hashState({ a: 2, b: 1 }));
  expect(hashState({ a: [1, 2] })).not.toBe(hashState({ a: [2, 1] }));
  expect(hashState({ a: '1' })).not.toBe(hashState({ a: 1 }));
  expect(hashState({ a: [] })).not.toBe(hashState({ a: {} }));
});

test('a text whose name nobody declared counts by its length, as a log tells it', () => {
  expect(hashState({ novelty: 'hush' })).toBe(hashState({ novelty: '****' }));
  expect(hashState({ novelty: 'hush' })).not.toBe(hashState({ novelty: 'hushed' }));
  expect(hashState({ username: 'hush' })).not.toBe(hashState({ username: '****' }));
});

test('the keys of a table are no names: what stands under them counts', () => {
  const texts = (post: string) => hashState({ drafts: { texts: { post } } });
  expect(texts('Hello')).not.toBe(texts('Hallo'));
});

test('the hash is a fixed function: logs of one version are read by the next', () => {
  expect(hashState({ session: { status: 'anonymous', ids: [1, 2.5, -3] }, text: 'বাংলা 😀' })).toBe(
    '09a743616bc923',
  );
});

test('what did not change is not read again', () => {
  let reads = 0;
  const posts = new Proxy(
    { 1: { text: 'one' } },
    {
      ownKeys(target) {
        reads += 1;
        return Reflect.ownKeys(target);
      },
    },
  );
  const first = hashState({ posts, count: 1 });
  expect(hashState({ posts, count: 2 })).not.toBe(first);
  expect(reads).toBe(1);
});
