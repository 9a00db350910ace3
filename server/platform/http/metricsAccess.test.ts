import { createTestServer, type TestServer } from '#server/testing/createTestServer';

const TOKEN = 'm'.repeat(40);
let server: TestServer;
let withToken: TestServer;

beforeAll(async () => {
  server = await createTestServer();
  // Proxies on this machine are believed: what they tell must not open the metrics.
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

describe('the metrics', () => {
  it.each(['127.0.0.1', '127.8.9.1', '::1', '::ffff:127.0.0.1'])(
    'are for %s, which is this machine',
    async (from) => {
      expect(await ask(server, { from })).toBe(200);
      expect(await ask(withToken, { from, url: '/metrics/' })).toBe(200);
    },
  );

  it.each(['192.0.2.1', '10.0.0.5', '2001:db8::1', '::ffff:192.0.2.1', '::ffff:10.127.0.1'])(
    'are not there for %s',
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
  ])('are not there for what a proxy on this machine passes on with %j', async (headers) => {
    expect(await ask(server, headers)).toBe(404);
    expect(await ask(withToken, headers)).toBe(404);
  });

  it('are for everybody with the token, and with no other', async () => {
    const from = '192.0.2.1';
    expect(await ask(withToken, { from, authorization: `Bearer ${TOKEN}` })).toBe(200);
    const proxied = { from, 'x-forwarded-for': from, authorization: `bearer ${TOKEN}` };
    expect(await ask(withToken, proxied)).toBe(200);
    for (const wrong of [`Bearer ${TOKEN}x`, `Bearer ${TOKEN.slice(1)}`, 'Bearer ', TOKEN]) {
      expect(await ask(withToken, { from, authorization: wrong })).toBe(404);
    }
    // Without a token of ours none opens anything.
    for (const authorization of ['Bearer undefined', `Bearer ${TOKEN}`]) {
      expect(await ask(server, { from, authorization })).toBe(404);
    }
  });

  it('are refused in the same words as an address that is not there', async () => {
    const { body } = await server.app.inject({ url: '/metrics', remoteAddress: '192.0.2.1' });
    expect(JSON.parse(body)).toEqual({ detail: 'There is nothing at this address.' });
  });
});
