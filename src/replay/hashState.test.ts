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

test('the hash is the same after a JSON round trip and for any order of members', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(hashValue(reversed(json(value)))).toBe(hashValue(value));
    }),
  );
});

const list = fc.array(
  fc.oneof(fc.string(), fc.integer(), fc.double(), fc.boolean(), fc.array(fc.string())),
);

test('only equal data have the same hash', () => {
  fc.assert(
    fc.property(list, list, (left, right) => {
      const isSame = isDeepStrictEqual(json(left), json(right));
      expect(hashValue(left) === hashValue(right)).toBe(isSame);
    }),
  );
});

test('an undefined member counts as absent, a null one does not', () => {
  expect(hashState({ a: 1, b: undefined })).toBe(hashState({ a: 1 }));
  expect(hashState({ a: 1, b: null })).not.toBe(hashState({ a: 1 }));
});

test('swapping the values of members or the order of items changes the hash', () => {
  expect(hashState({ a: 1, b: 2 })).not.toBe(hashState({ a: 2, b: 1 }));
  expect(hashState({ a: [1, 2] })).not.toBe(hashState({ a: [2, 1] }));
  expect(hashState({ a: '1' })).not.toBe(hashState({ a: 1 }));
  expect(hashState({ a: [] })).not.toBe(hashState({ a: {} }));
});

test('a text with an undeclared name is hashed by its length, as a log contains it', () => {
  expect(hashState({ novelty: 'hush' })).toBe(hashState({ novelty: '****' }));
  expect(hashState({ novelty: 'hush' })).not.toBe(hashState({ novelty: 'hushed' }));
  expect(hashState({ username: 'hush' })).not.toBe(hashState({ username: '****' }));
});

test('the keys of a table are not declared names, so its values are hashed by content', () => {
  const texts = (post: string) => hashState({ drafts: { texts: { post } } });
  expect(texts('Hello')).not.toBe(texts('Hallo'));
});

test('the hash is a fixed function, so the next version can read today’s logs', () => {
  expect(hashState({ session: { status: 'anonymous', ids: [1, 2.5, -3] }, text: 'বাংলা 😀' })).toBe(
    '09a743616bc923',
  );
});

test('unchanged objects are not read again', () => {
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
