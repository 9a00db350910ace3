import { openedAt } from './openedAt';

const local = { publicUrl: 'http://localhost:3000', publicUrlIsSet: false };

test.each([
  ['http', '192.168.1.5:3000', 'http://192.168.1.5:3000'],
  ['https', 'campus.example', 'https://campus.example'],
  ['http', '[2001:db8::5]:3000', 'http://[2001:db8::5]:3000'],
  ['http', '', 'http://localhost:3000'],
  ['http', 'no host', 'http://localhost:3000'],
  ['http', 'campus.example/path?query', 'http://campus.example'],
])('while PUBLIC_URL is unset, %s at the host %j means %s', (protocol, host, origin) => {
  expect(openedAt(local, { protocol: protocol as 'http', host })).toBe(origin);
});

test('PUBLIC_URL is the origin whatever host a request names', () => {
  const set = { publicUrl: 'https://quad.example.org', publicUrlIsSet: true };
  expect(openedAt(set, { protocol: 'http', host: 'evil.example' })).toBe(set.publicUrl);
});
