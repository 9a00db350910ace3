import type { ChatMessage } from '#contract/entities/chat';
import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import { connectUsers, createVerifiedUser, type TestUser } from '#server/testing/factories';
import { openSocket } from '#server/testing/openSocket';
import { waitUntil } from '#server/testing/waitUntil';
import { provideDatabase } from '../faults/support/provideDatabase';

/** Five megabytes of messages, far more than the buffers at both ends of a connection hold. */
const WINDOWS = 2;
const FRAMES_PER_WINDOW = 90;
const CONTENT = 'ভাষা'.repeat(2_400);

let endDatabase: () => Promise<void>;
let server: TestServer;
let address: string;
let nusrat: TestUser;
let tanvir: TestUser;

beforeAll(async () => {
  endDatabase = await provideDatabase();
  // One person sends more at once than production allows.
  server = await createTestServer({ config: { framesPerPerson: 10_000 } });
  address = await server.listen();
  [nusrat, tanvir] = [await createVerifiedUser(server), await createVerifiedUser(server)];
  await connectUsers(server, nusrat, tanvir);
});
afterAll(async () => {
  await server.close();
  await endDatabase();
});

test('a slow reader is disconnected, disturbs no one, and finds everything after reconnecting', async () => {
  const slow = await openSocket(address, tanvir);
  const quick = await openSocket(address, tanvir);
  slow.raw.pause();
  const ids: number[] = [];
  for (let window = 0; window < WINDOWS; window += 1) {
    const hers = await openSocket(address, nusrat);
    for (let i = 0; i < FRAMES_PER_WINDOW; i += 1) {
      ids.push((await hers.say(tanvir, CONTENT)).id);
    }
    hers.raw.close();
    await hers.closed;
  }
  await waitUntil(() => expect(quick.of('message').length).toBeGreaterThanOrEqual(ids.length));
  slow.raw.resume();
  expect(await slow.closed).toBe(1013);
  expect(slow.of('message').length).toBeLessThan(ids.length);

  const back = await openSocket(address, tanvir);
  expect(back.of('ready')).toMatchObject([{ last_message_id: ids.at(-1) }]);
  const found: number[] = [];
  while (found.length < ids.length) {
    const path = `/chat/chat/history/${nusrat.id}?limit=50&after_id=${found.at(-1) ?? 0}`;
    const { body: page } = await server.api<ChatMessage[]>('GET', path, { token: tanvir.token });
    expect(page).not.toEqual([]);
    found.push(...page.map(({ id }) => id));
  }
  expect(found).toEqual(ids);
  for (const socket of [quick, back]) {
    socket.raw.close();
    await socket.closed;
  }
});
