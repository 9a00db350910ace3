import { createTestServer, type TestServer } from '#server/testing/createTestServer';

const TOKEN = 'm'.repeat(40);
let server: TestServer;
let withToken: TestServer;

beforeAll(async () => {
  server = await createTestServer();
  // Proxies on this machine are trusted, but their headers must not grant access to the metrics.
  const config = { metricsToken: TOKEN, trustedProxies: ['loopback'] };
  withToken = await createTestServer({ config });
});
afterAll(() => Promise.all([server.close(), withToken.close()]));

const ask = async (
  asked: TestServer,
  {
    from = '127.0.0.1',
    url = '/metrics',
    ...headers
  }: Record<string, string> & { from?: string; url?: string },
) => (await asked.app.inject({ url, remoteAddress: from, headers })).statusCode;

describe('metrics access', () => {
  it.each(['127.0.0.1', '127.8.9.1', '::1', '::ffff:127.0.0.1'])(
    'is granted to %s, which is this machine',
    async (from) => {
      expect(await ask(server, { from })).toBe(200);
      expect(await ask(withToken, { from, url: '/metrics/' })).toBe(200);
    },
  );

  it.each(['192.0.2.1', '10.0.0.5', '2001:db8::1', '::ffff:192.0.2.1', '::ffff:10.127.0.1'])(
    'is refused to %s',
    async (from) => {
      for (const url of ['/metrics', '/metrics/']) {
        expect(await ask(server, { from, url })).toBe(404);
        expect(await ask(withToken, { from, url })).toBe(404);
      }
    },
  );

  it.each([
    { 'x-forwarded-for': '127.0.0.1' },
    { 'x-forwarded-for': '192.0.2.1' },
    { forwarded: 'for=192.0.2.1' },
    { 'x-real-ip': '127.0.0.1' },
    { 'x-forwarded-proto': 'https' },
    { via: '1.1 proxy' },
  ])('is refused to requests that a proxy on this machine forwards with %j', async (headers) => {
    expect(await ask(server, headers)).toBe(404);
    expect(await ask(withToken, headers)).toBe(404);
  });

  it('is granted to anyone with the token, and with no other token', async () => {
    const from = '192.0.2.1';
    expect(await ask(withToken, { from, authorization: `Bearer ${TOKEN}` })).toBe(200);
    const proxied = { from, 'x-forwarded-for': from, authorization: `bearer ${TOKEN}` };
    expect(await ask(withToken, proxied)).toBe(200);
    for (const wrong of [`Bearer ${TOKEN}x`, `Bearer ${TOKEN.slice(1)}`, 'Bearer ', TOKEN]) {
      expect(await ask(withToken, { from, authorization: wrong })).toBe(404);
    }
    // Without a configured token, no token grants access.
    for (const authorization of ['Bearer undefined', `Bearer ${TOKEN}`]) {
      expect(await ask(server, { from, authorization })).toBe(404);
    }
  });

  it('is refused with the same text as an unknown address', async () => {
    const { body } = await server.app.inject({ url: '/metrics', remoteAddress: '192.0.2.1' });
    expect(JSON.parse(body)).toEqual({ detail: 'There is nothing at this address.' });
  });
});
