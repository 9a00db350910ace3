import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import WebSocket from 'ws';
import { FRAME_BUDGET, SOCKET_CLOSE } from '#contract/limits';
import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import { connectUsers, createVerifiedUser, type TestUser } from '#server/testing/factories';
import { bearerProtocols, openSocket, type TestSocket } from '#server/testing/openSocket';
import { MAX_REFUSALS } from './frameBudget';

let server: TestServer;
let address: string;
let nusrat: TestUser;
const opened: TestSocket[] = [];

beforeAll(async () => {
  server = await createTestServer();
  address = await server.listen();
});
beforeEach(async () => {
  nusrat = await createVerifiedUser(server);
});
afterEach(() => opened.splice(0).forEach((socket) => socket.raw.terminate()));
afterAll(() => server.close());

async function socketOf(user: TestUser): Promise<TestSocket> {
  const socket = await openSocket(address, user);
  opened.push(socket);
  return socket;
}

const sendMany = (socket: TestSocket, count: number) => {
  for (let i = 0; i < count; i += 1) socket.send({ type: 'typing', receiver_id: 1 });
};

test('the tabs of one person share one budget, and one that only pings is not refused', async () => {
  const [busy, other] = [await socketOf(nusrat), await socketOf(nusrat)];
  sendMany(busy, FRAME_BUDGET);
  busy.send({ type: 'ping' });
  await busy.next('error');
  sendMany(other, 1);
  expect(await other.next('error')).toMatchObject({ code: 'rate_limited' });
  other.send({ type: 'ping' });
  await other.next('pong');
});

test('frames above the limit are refused one by one without effect, and other users are unaffected', async () => {
  const tanvir = await createVerifiedUser(server);
  await connectUsers(server, nusrat, tanvir);
  const [socket, theirs] = [await socketOf(nusrat), await socketOf(tanvir)];
  for (let i = 0; i < 100; i += 1) socket.send('{');
  const sent = { receiver_id: tanvir.id, content: 'too much', message_type: 'text' };
  for (let i = 0; i < 200; i += 1) socket.send({ ...sent, client_id: `flood-${i}` });
  const last = await socket.next('error', ({ client_id: id }) => id === 'flood-199');
  expect(last.code).toBe('rate_limited');
  while (socket.of('error').length < 300) await socket.next('error');
  await theirs.quiet();
  expect(theirs.of('message')).toEqual([]);
  expect(await theirs.say(nusrat, 'calm')).toMatchObject({ content: 'calm' });
});

test('the pings of nine tabs leave the whole budget to the tenth', async () => {
  const tabs = await Promise.all(Array.from({ length: 9 }, () => socketOf(nusrat)));
  for (const tab of tabs) for (let i = 0; i < 20; i += 1) tab.send({ type: 'ping' });
  for (const tab of tabs) while (tab.of('pong').length < 20) await tab.next('pong');
  const tenth = await socketOf(nusrat);
  sendMany(tenth, FRAME_BUDGET - 1);
  tenth.send({ type: 'ping' });
  await tenth.next('pong');
  expect(tenth.of('error')).toEqual([]);
});

test('a socket that keeps flooding is closed with 1008, its owner waits, and other sockets stay open', async () => {
  const [flooding, calm] = [await socketOf(nusrat), await socketOf(nusrat)];
  sendMany(flooding, FRAME_BUDGET + MAX_REFUSALS);
  while (flooding.of('error').length < MAX_REFUSALS) await flooding.next('error');
  expect(flooding.raw.readyState).toBe(WebSocket.OPEN);
  sendMany(flooding, 50);
  expect(await flooding.closed).toBe(SOCKET_CLOSE.flooding);
  expect(calm.raw.readyState).toBe(WebSocket.OPEN);

  const url = `${address.replace('http', 'ws')}/api/chat/ws/${nusrat.id}`;
  const again = new WebSocket(url, bearerProtocols(nusrat.token));
  const [, response] = (await once(again, 'unexpected-response')) as [unknown, IncomingMessage];
  again.on('error', () => undefined).terminate();
  expect(response.statusCode).toBe(429);
  expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
  expect(Number(response.headers['retry-after'])).toBeLessThanOrEqual(10);

  await (await socketOf(await createVerifiedUser(server))).quiet();
});
