import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { calls } from '#contract/calls/index';
import { callAs } from '#server/testing/rights/callAs';
import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import { bearer, createVerifiedUser, type TestUser } from '#server/testing/factories';

let server: TestServer;
let nusrat: TestUser;
beforeAll(async () => {
  server = await createTestServer();
  nusrat = await createVerifiedUser(server);
  for (const text of ['first', 'second']) {
    const body = { content: `${text} ${'আলো '.repeat(200)}` };
    const { status } = await callAs(server, nusrat, calls.createTextPost, { body });
    expect(status).toBe(201);
  }
});
afterAll(() => server.close());

const read = (url: string, encoding?: string) =>
  server.app.inject({
    url,
    headers: {
      ...bearer(nusrat),
      ...(encoding === undefined ? {} : { 'accept-encoding': encoding }),
    },
  });

const unpackers = { br: brotliDecompressSync, gzip: gunzipSync };

test.each([
  ['br', 'gzip, deflate, br'],
  ['gzip', 'gzip'],
] as const)(
  'a response is compressed by %s for a client that accepts “%s”',
  async (encoding, accepted) => {
    const plain = await read('/api/posts/');
    const packed = await read('/api/posts/', accepted);
    expect(packed.headers['content-encoding']).toBe(encoding);
    expect(packed.headers.vary).toContain('accept-encoding');
    expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
    expect(unpackers[encoding](packed.rawPayload).toString('utf8')).toBe(plain.body);
  },
);

test.each([
  ['to a client that takes none', '/api/posts/', undefined],
  ['to a client that refuses it', '/api/posts/', 'identity'],
  ['where it is short', '/api/notifications/unread', 'br'],
])('a response is sent uncompressed %s', async (_case, url, accepted) => {
  const response = await read(url, accepted);
  expect(response.statusCode).toBe(200);
  expect(response.headers['content-encoding']).toBeUndefined();
});

test('a response is sent uncompressed if the operator switched compression off', async () => {
  const bare = await createTestServer({ config: { compressesResponses: false } });
  const author = await createVerifiedUser(bare);
  const body = { content: 'long '.repeat(400) };
  await callAs(bare, author, calls.createTextPost, { body });
  const headers = { ...bearer(author), 'accept-encoding': 'br' };
  const response = await bare.app.inject({ url: '/api/posts/', headers });
  expect(response.rawPayload.length).toBeGreaterThan(1_024);
  expect(response.headers['content-encoding']).toBeUndefined();
  await bare.close();
});
