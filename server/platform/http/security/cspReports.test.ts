import { pino } from 'pino';
import { createTestServer, type TestServer } from '#server/testing/createTestServer';

const STOPPED = 'the content security policy stopped something';
const lines: string[] = [];
let server: TestServer;

beforeAll(async () => {
  const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
  server = await createTestServer({ log, config: { rateLimits: 'on' } });
});
afterAll(() => server.close());
beforeEach(() => {
  lines.length = 0;
});

const report = async (from: string, body: unknown, type = 'application/reports+json') =>
  (
    await server.app.inject({
      method: 'POST',
      url: '/api/csp-reports',
      remoteAddress: from,
      headers: { 'content-type': type },
      payload: JSON.stringify(body),
    })
  ).statusCode;
const logged = () => lines.filter((line) => line.includes(STOPPED));
const fields = (line = '') => JSON.parse(line) as Record<string, unknown>;
const count = async () =>
  Number(
    /quad_csp_violations_total (\d+)/.exec((await server.app.inject('/metrics')).body)?.[1] ?? 0,
  );

test('A report becomes one line with the directive, the blocked origin and the path of the page.', async () => {
  const old = {
    'csp-report': {
      'effective-directive': 'img-src',
      'blocked-uri': 'https://evil.example/secret/path?token=1',
      'document-uri': 'https://quad.example/dashboard/posts?q=private#part',
      'script-sample': 'x'.repeat(2_000),
    },
  };
  expect(await report('192.0.2.1', old, 'application/csp-report')).toBe(204);
  expect(logged()).toHaveLength(1);
  expect(fields(logged()[0])).toMatchObject({
    directive: 'img-src',
    blocked: 'https://evil.example',
    document: '/dashboard/posts',
  });
  expect(logged()[0]).not.toMatch(/secret|private|xxx/);
});

test('Long, hostile and numerous violations become one short line without control characters.', async () => {
  const hostile = `\u0000\r\n{"level":60}\u001b[31m\u2028\u202e${'a'.repeat(1_500)}`;
  const body = {
    effectiveDirective: hostile,
    blockedURL: `https://evil.example/${hostile}`,
    documentURL: `https://quad.example/${hostile}`,
  };
  const before = await count();
  expect(await report('192.0.2.2', Array(2).fill({ type: 'csp-violation', body }))).toBe(204);
  expect(logged()).toHaveLength(1);
  const [line = ''] = logged();
  expect(line.length).toBeLessThan(700);
  expect(line.trimEnd()).not.toMatch(/[\p{Cc}\u2028\u202e]|\\u00|\\r|\\n/u);
  expect(fields(line)).toMatchObject({ more: 1 });
  expect(await count()).toBe(before + 2);
});

test('Ten reports per address and minute are logged, and all are counted.', async () => {
  const before = await count();
  const body = { effectiveDirective: 'img-src', blockedURL: 'inline' };
  for (let sent = 0; sent < 15; sent += 1) {
    expect(await report('192.0.2.3', [{ type: 'csp-violation', body }])).toBe(204);
  }
  expect(logged()).toHaveLength(10);
  expect(await count()).toBe(before + 15);
  await report('192.0.2.4', [{ type: 'csp-violation', body }]);
  expect(logged()).toHaveLength(11);
});

test.each([null, 7, 'text', [], [null, 1], { 'csp-report': null }, [{ body: { blockedURL: 7 } }]])(
  'The body %j is accepted without an error.',
  async (body) => {
    expect(await report('192.0.2.5', body)).toBe(204);
  },
);

test('A body above sixteen kilobytes is refused.', async () => {
  expect(await report('192.0.2.6', { x: 'y'.repeat(17_000) })).toBe(413);
  expect(logged()).toEqual([]);
});
