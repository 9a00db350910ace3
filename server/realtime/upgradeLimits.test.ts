import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import { createVerifiedUser, type TestUser } from '#server/testing/factories';
import { openSocket, refusedUpgrade } from '#server/testing/openSocket';

let server: TestServer;
let address: string;
let nusrat: TestUser;

beforeAll(async () => {
  const apiLimits = { perToken: 100, perAddress: 1 };
  server = await createTestServer({
    config: { rateLimits: 'on', trustedProxies: ['loopback'], apiLimits },
  });
  address = await server.listen();
  nusrat = await createVerifiedUser(server);
});
afterAll(() => server.close());

const from = (ip: string) => ({ headers: { 'x-forwarded-for': ip } });

test('the attempts of one address, from any port, are limited; then a valid token has to wait too', async () => {
  const guess = { protocols: ['quad.v1', 'bearer.wrong'] };
  for (let i = 0; i < 5; i += 1) {
    const port = 4_001 + i;
    const { status } = await refusedUpgrade(address, nusrat, {
      ...guess,
      ...from(`1.1.1.1:${port}`),
    });
    expect(status).toBe(401);
  }
  const refused = await refusedUpgrade(address, nusrat, from('1.1.1.1'));
  expect(refused).toEqual({
    status: 429,
    body: { detail: expect.stringMatching(/^Too many requests. Please try again in/) as unknown },
  });
});

test('another address is not limited by it', async () => {
  const socket = await openSocket(address, nusrat, from('2.2.2.2'));
  socket.raw.close();
  expect(await socket.closed).toBe(1005);
});

test('a protocol other than WebSocket is refused with a plain sentence', async () => {
  const headers = { connection: 'Upgrade', upgrade: 'h2c' };
  const sent = request(`${address}/api/chat/ws/${nusrat.id}`, { headers });
  sent.end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  expect(response.statusCode).toBe(400);
  const body = Buffer.concat((await response.toArray()) as Buffer[]).toString('utf8');
  expect(JSON.parse(body)).toEqual({ detail: 'This address accepts only WebSocket connections.' });
});
