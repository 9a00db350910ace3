import { pino } from 'pino';
import { createOriginRule } from './originRule';

/** A rule for one configured origin, and the origins it logged. */
function ruleFor(...allowed: string[]) {
  const logged: unknown[] = [];
  const log = pino(
    { base: null },
    { write: (line) => logged.push((JSON.parse(line) as { origin: unknown }).origin) },
  );
  return { isAllowed: createOriginRule(allowed, log), logged };
}

test.each([
  ['https://quad.example.org', '127.0.0.1:3000'],
  ['http://192.168.1.5:3000', '192.168.1.5:3000'],
  ['http://[2001:db8::5]:3000', '[2001:db8::5]:3000'],
  ['https://www.quad.example.org', 'www.quad.example.org'],
  ['https://www.quad.example.org', 'WWW.quad.example.org:443'],
  ['http://campus', 'campus:80'],
])('a page of %s may open a socket at %s', (origin, host) => {
  const { isAllowed, logged } = ruleFor('https://quad.example.org');
  expect(isAllowed(origin, host)).toBe(true);
  expect(logged).toEqual([]);
});

test.each([
  ['https://evil.example', 'quad.example.org'],
  ['https://quad.example.org.evil.example', 'quad.example.org'],
  ['https://quad.example.org:8443', 'quad.example.org'],
  ['http://192.168.1.5', '192.168.1.5:3000'],
  ['null', 'null'],
  ['null', undefined],
  ['file://', ''],
  ['data:text/html', 'quad.example.org'],
  ['https://quad.example.org', 'quad.example.org/@evil.example'],
  ['https://evil.example', 'quad.example.org@evil.example'],
  ['nonsense', 'nonsense'],
  [`https://${'a'.repeat(400)}`, 'a'.repeat(400)],
])('a page of %s may not open a socket at %s', (origin, host) => {
  const { isAllowed, logged } = ruleFor('https://other.example');
  expect(isAllowed(origin, host)).toBe(false);
  expect(logged).toEqual([origin.slice(0, 300)]);
});

test('each refused origin is logged once, and no more than a hundred', () => {
  const { isAllowed, logged } = ruleFor();
  for (let count = 0; count < 300; count += 1) {
    expect(isAllowed(`https://page${count % 150}.example`, 'quad.example.org')).toBe(false);
  }
  expect(logged).toHaveLength(100);
  expect(new Set(logged).size).toBe(100);
});
