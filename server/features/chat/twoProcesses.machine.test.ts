import type { TestServer } from '#server/testing/createTestServer';
import { connectUsers, createVerifiedUser, type TestUser } from '#server/testing/factories';
import { openSocket } from '#server/testing/openSocket';
import type { TestRedis } from '#server/testing/services/startRedis';
import { startTwoServers, type TwoServers } from '#server/testing/services/twoServers';
import { waitUntil } from '#server/testing/waitUntil';

let both: TwoServers;
let here: TestServer;
let redis: TestRedis;
let addresses: TwoServers['addresses'];

beforeAll(async () => {
  both = await startTwoServers();
  ({ here, redis, addresses } = both);
});
afterAll(() => both.close());

let nusrat: TestUser;
let tanvir: TestUser;
beforeEach(async () => {
  [nusrat, tanvir] = [await createVerifiedUser(here), await createVerifiedUser(here)];
  await connectUsers(here, nusrat, tanvir);
});

const messageTo = (user: TestUser, content: string) =>
  JSON.stringify({
    type: 'message',
    client_id: `${content.replaceAll(' ', '-')}-${user.id}`,
    receiver_id: user.id,
    content,
    message_type: 'text',
  });

test('two people on different processes see each other’s presence and messages', async () => {
  const one = await openSocket(addresses.here, nusrat);
  const other = await openSocket(addresses.there, tanvir);
  expect(await one.next('presence')).toMatchObject({ user_id: tanvir.id, online: true });
  expect(await other.next('presence')).toMatchObject({ user_id: nusrat.id, online: true });
  one.raw.send(messageTo(tanvir, 'across the wire'));
  expect(await other.next('message')).toMatchObject({ message: { content: 'across the wire' } });
  other.raw.close();
  expect(await one.next('presence', ({ online }) => !online)).toMatchObject({
    user_id: tanvir.id,
  });
  one.raw.close();
  await Promise.all([one.closed, other.closed]);
});

test('concurrent messages on different processes are not lost, duplicated or reordered', async () => {
  const one = await openSocket(addresses.here, nusrat);
  const other = await openSocket(addresses.there, tanvir);
  const again = await openSocket(addresses.there, nusrat);
  const numbers = Array.from({ length: 40 }, (_, number) => number);
  await Promise.all([
    ...numbers.map((number) => one.say(tanvir, `here ${number}`)),
    ...numbers.map((number) => other.say(nusrat, `there ${number}`)),
  ]);
  // Sends the same messages through both processes at once: one of them stores each.
  const twice = [one, again].flatMap((socket) =>
    [1, 2, 3].map((number) => socket.say(tanvir, 'twice', `twice-${number}-${nusrat.id}`)),
  );
  await Promise.all(twice);
  const stored = await here.deps.db
    .selectFrom('messages')
    .select(['sender_id', 'content', 'created_at'])
    .where('sender_id', 'in', [nusrat.id, tanvir.id])
    .orderBy('id')
    .execute();
  const contentsOf = ({ id }: TestUser) =>
    stored.filter((row) => row.sender_id === id).map(({ content }) => content);
  const written = [...numbers.map((number) => `here ${number}`), 'twice', 'twice', 'twice'];
  expect(contentsOf(nusrat)).toEqual(written);
  expect(contentsOf(tanvir)).toEqual(numbers.map((number) => `there ${number}`));
  const times = stored.map(({ created_at: at }) => at.getTime());
  expect(times).toEqual([...times].sort((a, b) => a - b));
  const lines = await here.deps.db
    .selectFrom('conversations')
    .select(['user_id', 'unread_count'])
    .where('user_id', 'in', [nusrat.id, tanvir.id])
    .orderBy('unread_count')
    .execute();
  expect(lines).toEqual([
    { user_id: nusrat.id, unread_count: 40 },
    { user_id: tanvir.id, unread_count: 43 },
  ]);
  for (const socket of [one, other, again]) socket.raw.close();
  await Promise.all([one, other, again].map((socket) => socket.closed));
});

test('a person with a window on each process is offline only after the last one closed', async () => {
  const watching = await openSocket(addresses.here, nusrat);
  const [first, last] = [
    await openSocket(addresses.here, tanvir),
    await openSocket(addresses.there, tanvir),
  ];
  first.raw.close();
  await first.closed;
  await watching.quiet();
  expect(watching.of('presence').at(-1)).toMatchObject({ online: true });
  last.raw.close();
  expect(await watching.next('presence', ({ online }) => !online)).toBeDefined();
  watching.raw.close();
  await Promise.all([last.closed, watching.closed]);
});

test('after an outage of Redis all sockets are greeted again, and clients refetch the gap', async () => {
  const one = await openSocket(addresses.here, nusrat);
  const other = await openSocket(addresses.there, tanvir);
  await redis.kill();
  one.raw.send(messageTo(tanvir, 'while Redis is away'));
  const echo = await one.next('message');
  expect(echo).toMatchObject({ message: { content: 'while Redis is away' } });
  other.frames.length = 0;
  await redis.start();
  await waitUntil(() =>
    expect(other.of('ready').at(-1)).toEqual({
      type: 'ready',
      last_message_id: echo.message.id,
      last_revision: null,
    }),
  );
  one.raw.close();
  other.raw.close();
  await Promise.all([one.closed, other.closed]);
});

test('sockets that cannot be greeted again during a database outage are closed so that they reconnect', async () => {
  const one = await openSocket(addresses.here, nusrat);
  const other = await openSocket(addresses.there, tanvir);
  await redis.kill();
  const { schema } = here.deps.db;
  await schema.alterTable('conversations').renameTo('conversations_away').execute();
  await redis.start();
  expect(await Promise.all([one.closed, other.closed])).toEqual([1013, 1013]);
  await schema.alterTable('conversations_away').renameTo('conversations').execute();
});
