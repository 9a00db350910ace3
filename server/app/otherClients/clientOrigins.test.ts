import { calls } from '#contract/calls/index';
import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import type { TestUser } from '#server/testing/factories';
import { openSocket, refusedUpgrade } from '#server/testing/openSocket';
import { blackPng } from '#server/testing/files/pictures';
import { sendFiles } from '#server/testing/sendFiles';
import { stopMediaWorker } from '#server/platform/media/processMedia';

const CLIENT = 'https://client.example';
const clientOrigins = [CLIENT, 'http://localhost:5173'];

describe('a server with other clients', () => {
  let server: TestServer;
  let address: string;
  let nusrat: TestUser;
  beforeAll(async () => {
    server = await createTestServer({ config: { clientOrigins, cookieSession: true } });
    address = await server.listen();
    nusrat = await server.person();
  });
  afterAll(async () => {
    await stopMediaWorker();
    await server.close();
  });

  const preflight = (origin: string) =>
    server.app.inject({
      method: 'OPTIONS',
      url: '/api/posts/create_text_post/',
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization,content-type,idempotency-key',
      },
    });

  test.each(clientOrigins)(
    'lets pages of %s call with a token, without cookies',
    async (origin) => {
      const { statusCode, headers } = await preflight(origin);
      expect(statusCode).toBe(204);
      expect(headers).toMatchObject({
        'access-control-allow-origin': origin,
        'access-control-allow-methods': 'GET, POST, PUT, DELETE',
        'access-control-allow-headers': expect.stringContaining('idempotency-key') as string,
      });
      expect(headers['access-control-allow-credentials']).toBeUndefined();
      const read = await server.api('GET', '/posts/', { token: nusrat.token, headers: { origin } });
      expect(read.status).toBe(200);
      expect(read.headers).toMatchObject({
        'access-control-allow-origin': origin,
        vary: expect.stringMatching(/origin/i) as string,
      });
    },
  );

  test.each([
    'https://client.example.evil.example',
    'https://evil-client.example',
    'http://client.example',
    'https://client.example:8443',
    'https://CLIENT.example',
    'null',
  ])('allows nothing to pages of %s', async (origin) => {
    expect((await preflight(origin)).headers['access-control-allow-origin']).toBeUndefined();
    const read = await server.api('GET', '/posts/', { token: nusrat.token, headers: { origin } });
    expect(read.headers['access-control-allow-origin']).toBeUndefined();
    const refused = await refusedUpgrade(address, nusrat, { headers: { origin } });
    expect(refused.status).toBe(403);
  });

  test('opens sockets for their pages, and errors are readable there', async () => {
    const socket = await openSocket(address, nusrat, { headers: { origin: CLIENT } });
    expect(socket.of('ready')).toHaveLength(1);
    socket.raw.terminate();
    const refused = await server.api('GET', '/posts/', { headers: { origin: CLIENT } });
    expect([refused.status, refused.headers['access-control-allow-origin']]).toEqual([401, CLIENT]);
  });

  test('never accepts its cookie from them', async () => {
    const form = { username: nusrat.username, password: 'quiet-lantern-42' };
    const own = await server.api('POST', '/auth/token', { form });
    const cookie = String(own.headers['set-cookie']).split(';', 1)[0] ?? '';
    const path = `/notifications/?user_id=${nusrat.id}`;
    expect((await server.api('GET', path, { headers: { cookie } })).status).toBe(200);
    const foreign = { cookie, origin: CLIENT };
    expect((await server.api('GET', path, { headers: foreign })).status).toBe(401);
    const login = await server.api('POST', '/auth/token', { form, headers: { origin: CLIENT } });
    expect(login.headers['set-cookie']).toBeUndefined();
  });

  test('shows its files there', async () => {
    const files: [string, Buffer][] = [['face.png', blackPng(50, 50)]];
    const { response } = await sendFiles(server, nusrat, calls.uploadPicture, { files });
    const url = new URL(response.filename).pathname;
    const { headers } = await server.app.inject({ url, headers: { origin: CLIENT } });
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
    expect(headers['x-frame-options']).toBeUndefined();
    expect(headers['content-security-policy']).toContain(
      `frame-ancestors 'self' ${clientOrigins.join(' ')}`,
    );
    const page = await server.app.inject({ url: '/healthz', headers: { origin: CLIENT } });
    expect(page.headers['x-frame-options']).toBe('DENY');
  });
});

test('a server without other clients names none', async () => {
  const server = await createTestServer();
  const { token } = await server.person();
  const headers = { origin: CLIENT };
  const read = await server.api('GET', '/posts/', { token, headers });
  expect(read.headers['access-control-allow-origin']).toBeUndefined();
  expect(read.headers['cross-origin-resource-policy']).toBe('same-origin');
  await server.close();
});
