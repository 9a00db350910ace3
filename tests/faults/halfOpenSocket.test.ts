import { once } from 'node:events';
import type { ChatMessage } from '#contract/entities/chat';
import { longestSilenceMs } from '#server/realtime/heartbeat';
import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import { connectUsers, createVerifiedUser, type TestUser } from '#server/testing/factories';
import { openSocket } from '#server/testing/openSocket';
import { waitUntil } from '#server/testing/waitUntil';
import { openBrowser } from './chat/browser';
import { provideDatabase } from './support/provideDatabase';
import { createSeededRandom } from './support/seededRandom';
import { createTcpProxy, type TcpProxy } from './support/tcpProxy';

/** Heartbeats of a second, so that a dead peer is detected within seconds. */
jest.mock('#contract/limits', () => ({
  ...jest.requireActual<object>('#contract/limits'),
  SOCKET_PING_MS: 1_000,
}));
/** The browser's timers are four times as fast: 2.5 s of silence count as an end. */
const SPEED = 4;

let endDatabase: () => Promise<void>;
let server: TestServer;
let address: string;
let line: TcpProxy;
let nusrat: TestUser;
let tanvir: TestUser;

beforeAll(async () => {
  endDatabase = await provideDatabase();
  server = await createTestServer();
  address = await server.listen();
  line = await createTcpProxy(Number(new URL(address).port));
  nusrat = await createVerifiedUser(server, { username: 'nusrat' });
  tanvir = await createVerifiedUser(server, { username: 'tanvir' });
  await connectUsers(server, nusrat, tanvir);
});
afterAll(async () => {
  await line.close();
  await server.close();
  await endDatabase();
});

test('a connection that drops everything is detected at both ends, and messages written meanwhile are sent over the next one, once', async () => {
  const random = createSeededRandom(1).next;
  const apiBase = `http://127.0.0.1:${line.port}/api`;
  const browser = await openBrowser({
    owner: nusrat,
    others: [tanvir],
    apiBase,
    random,
    speed: SPEED,
  });
  const his = await openSocket(address, tanvir);
  await his.say(nusrat, 'before');

  line.setLineState({ kind: 'hole' });
  browser.say(tanvir, 'into the hole');
  // The server closes a socket whose peer is silent; the browser closes one whose server is silent.
  await his.next('presence', ({ user_id: id, online }) => id === nusrat.id && !online);
  await waitUntil(() => expect(browser.isConnected()).toBe(false));
  browser.say(tanvir, 'while away');
  await his.say(nusrat, 'are you there?');

  line.setLineState({ kind: 'clear' });
  await waitUntil(() => expect(browser.isConnected()).toBe(true));
  await waitUntil(() => expect(browser.unsettled()).toBe(0));
  const path = `/chat/chat/history/${nusrat.id}?limit=50`;
  const { body: stored } = await server.api<ChatMessage[]>('GET', path, { token: tanvir.token });
  expect(stored.map(({ content }) => content).sort()).toEqual(
    ['are you there?', 'before', 'into the hole', 'while away'].sort(),
  );
  expect(browser.thread(tanvir)).toMatchObject(stored.map(({ id }) => ({ id })));
  await his.next('message', ({ message }) => message.content === 'while away');
  browser.close();
  his.raw.close();
  await his.closed;
});

test('a socket whose peer disappears right after it answered a ping ends', async () => {
  const proxied = await openSocket(`http://127.0.0.1:${line.port}`, nusrat);
  const theirs = await openSocket(address, tanvir);
  await once(proxied.raw, 'ping');
  line.setLineState({ kind: 'hole' });
  await theirs.next('presence', ({ user_id: id, online }) => id === nusrat.id && !online);

  line.setLineState({ kind: 'clear' });
  proxied.raw.terminate();
  theirs.raw.close();
  await theirs.closed;
});

test('with the real intervals a half-open socket ends within 60 seconds', () => {
  const { SOCKET_PING_MS: realMs } = jest.requireActual<{ SOCKET_PING_MS: number }>(
    '#contract/limits',
  );
  expect(longestSilenceMs(realMs)).toBeLessThanOrEqual(60_000);
});
