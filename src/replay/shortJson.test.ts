import fc from 'fast-check';
import { shortJson } from './shortJson';

test('a short value is formatted as JSON', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const text = JSON.stringify(value);
      expect(shortJson(value, text.length)).toBe(text);
    }),
  );
  expect(shortJson(undefined)).toBe('nothing');
  expect(shortJson({ a: undefined, b: [undefined] })).toBe('{"b":[null]}');
});

test('a long value is cut, and no more of it is read than is shown', () => {
  const read: string[] = [];
  const member = (name: string) => ({
    get value() {
      read.push(name);
      return name;
    },
  });
  const text = shortJson([member('first'), member('second'), member('third')], 30);
  expect(text).toBe('[{"value":"first"},{"value":"s…');
  expect(new Set(read)).toEqual(new Set(['first', 'second']));
  expect(shortJson('x'.repeat(1_000), 10)).toBe('"xxxxxxxxx…');
});
