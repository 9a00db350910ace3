import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import { bearer, createVerifiedUser, type TestUser } from '#server/testing/factories';
import { bearerProtocols, openSocket, refusedUpgrade } from '#server/testing/openSocket';

let server: TestServer;
let address: string;
let nusrat: TestUser;
let unverified: TestUser;

beforeAll(async () => {
  server = await createTestServer();
  address = await server.listen();
  nusrat = await createVerifiedUser(server);
  unverified = await createVerifiedUser(server, { verified: false });
});
afterAll(() => server.close());

const status = async (...args: Parameters<typeof refusedUpgrade>) =>
  (await refusedUpgrade(...args)).status;

test('a socket without a token is refused with 401 before the upgrade', async () => {
  expect(await refusedUpgrade(address, nusrat, { protocols: ['quad.v1'] })).toEqual({
    status: 401,
    body: { detail: 'Please log in.' },
  });
});

test.each(['x', 'A'.repeat(43), ''])('the token %j is refused with 401', async (token) => {
  const headers = { authorization: `Bearer ${token}` };
  expect(await status(address, nusrat, { protocols: ['quad.v1'], headers })).toBe(401);
});

test('a session that has ended is refused with 401', async () => {
  const gone = await createVerifiedUser(server);
  await server.api('DELETE', '/auth/token', { token: gone.token });
  expect(await status(address, gone)).toBe(401);
});

test('a person with an unverified e-mail address is refused with 403', async () => {
  expect(await refusedUpgrade(address, unverified)).toEqual({
    status: 403,
    body: { detail: 'Please verify your email' },
  });
});

test("a socket for another user's id is refused with 403", async () => {
  expect(await status(address, nusrat, { id: unverified.id })).toBe(403);
  expect(await status(address, nusrat, { id: 4_000_000_000 })).toBe(403);
});

test.each(['0', '-1', 'abc', '1e3', '01', '%31', '9007199254740993'])(
  'the malformed id %s is refused with 400',
  async (id) => {
    expect(await status(address, nusrat, { id })).toBe(400);
  },
);

test('sockets exist at no other path', async () => {
  expect(await status(address, nusrat, { id: `${nusrat.id}/more` })).toBe(404);
});

test.each(['https://evil.example', 'null', 'http://localhost.evil.example:3000'])(
  'a page from %s may not open a socket',
  async (origin) => {
    expect(await status(address, nusrat, { headers: { origin } })).toBe(403);
  },
);

test('our own page opens a socket, and only the protocol quad.v1 is selected, never the token', async () => {
  const headers = { origin: server.deps.config.publicUrl };
  const socket = await openSocket(address, nusrat, { headers });
  expect(socket.raw.protocol).toBe('quad.v1');
  socket.raw.close();
});

test('a page opened by a name that the configuration does not know opens a socket there', async () => {
  const headers = { origin: 'https://campus.example', host: 'campus.example' };
  const socket = await openSocket(address, nusrat, { headers });
  socket.raw.close();
  const elsewhere = { origin: 'https://campus.example', host: 'other.example' };
  expect(await status(address, nusrat, { headers: elsewhere })).toBe(403);
});

test('the order of the protocols does not matter, and neither do a trailing slash and a query', async () => {
  const protocols = bearerProtocols(nusrat.token).reverse();
  const socket = await openSocket(address, nusrat, { protocols, id: `${nusrat.id}/?v=1` });
  expect(socket.raw.protocol).toBe('quad.v1');
  socket.raw.close();
});

test('a program may send its token in a header', async () => {
  const socket = await openSocket(address, nusrat, { protocols: [], headers: bearer(nusrat) });
  expect(socket.frames[0]).toEqual({ type: 'ready', last_message_id: null, last_revision: null });
  socket.raw.close();
});

test("an unverified caller is refused with 403 for another user's id too", async () => {
  expect(await status(address, unverified, { id: nusrat.id })).toBe(403);
});
