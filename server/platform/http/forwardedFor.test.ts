import fc from 'fast-check';
import { bareForwardedFor } from './forwardedFor';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['203.0.113.7:40001', '203.0.113.7'],
  ['203.0.113.7:', '203.0.113.7'],
  ['[2001:db8::1]:443', '2001:db8::1'],
  ['[2001:db8:3::2]', '2001:db8:3::2'],
  ['2001:db8::1', '2001:db8::1'],
  ['fe80::1%eth0', 'fe80::1'],
  ['[fe80::1%25eth0]:8080', 'fe80::1'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['[::ffff:203.0.113.7]:99', '203.0.113.7'],
  ['1.1.1.1:5, [2001:db8::1]:6,10.0.0.1', '1.1.1.1, 2001:db8::1, 10.0.0.1'],
  [' , 1.1.1.1 ,, ', '1.1.1.1'],
])('%s names %s', (header, expected) => {
  expect(bareForwardedFor(header)).toBe(expected);
});

test.each([
  ['unknown', ''],
  ['_hidden, 10.0.0.1', '10.0.0.1'],
  ['1.1.1.1, unknown, 10.0.0.1', '10.0.0.1'],
  ['1.1.1.1, 2.2.2.2:port', ''],
  ['1.2.3.4.5', ''],
  ['999.1.1.1:80', ''],
  ['[1.1.1.1', ''],
  [`1.1.1.1, ${'9'.repeat(10_000)}`, ''],
])('%s names no address left of what is none', (header, expected) => {
  expect(bareForwardedFor(header)).toBe(expected);
});

test('one address is the same with any port, in brackets or not', () => {
  const v4 = fc.ipV4();
  const v6 = fc.ipV6();
  const port = fc.integer({ min: 0, max: 65_535 });
  fc.assert(
    fc.property(v4, v6, port, (four, six, number) => {
      expect(bareForwardedFor(`${four}:${number}`)).toBe(bareForwardedFor(four));
      expect(bareForwardedFor(`[${six}]:${number}`)).toBe(bareForwardedFor(six));
      expect(bareForwardedFor(six)).not.toBe('');
    }),
  );
});
