import { calls, type CallName } from '#contract/calls/index';
import { SOCKET_CLOSE } from '#contract/limits';
import { setDisabled } from '#domain/people';
import { stopCitationWorker } from '#server/features/research/citations/readCitations';
import { callAs } from '#server/testing/rights/callAs';
import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import type { TestUser } from '#server/testing/factories';
import { probes, withoutProbe, type Probe } from '#server/testing/rights/hiddenProbes';
import { createHiddenWorld, spreadIds, type HiddenWorld } from '#server/testing/rights/hiddenWorld';
import { openSocket } from '#server/testing/openSocket';
import { runCommand } from '#server/testing/runCommand';

let server: TestServer;
let address: string;
beforeEach(async () => {
  server = await createTestServer();
  address = await server.listen();
  await spreadIds(server);
});
afterEach(() => server.close());
afterAll(() => stopCitationWorker());

const rows = Object.entries(probes) as [CallName, Probe][];

/**
 * Sends the given probes as the reader. Returns each status, and whether the response contains a
 * mark.
 */
async function probeAll(world: HiddenWorld, asked: readonly [CallName, Probe][], on = server) {
  const responses = asked.flatMap(([name, { requests }]) =>
    requests.map(async (request) => {
      const user = calls[name].access === 'anonymous' ? null : world.reader;
      const called = await callAs(on, user, calls[name], request(world));
      const text = JSON.stringify(called.response).toLowerCase();
      const marked = world.marks.some((mark) => text.includes(mark));
      return { name, status: called.status, marked };
    }),
  );
  return Promise.all(responses);
}

/**
 * The probes that never show the people to the reader: testing those for leaks would prove nothing.
 */
async function blindProbes(world: HiddenWorld, asked = rows, on = server) {
  const responses = await probeAll(world, asked, on);
  return responses.filter(({ name, marked, status }) =>
    probes[name]?.bare ? status !== 200 : !marked,
  );
}

async function leaks(world: HiddenWorld, asked = rows, on = server) {
  const responses = await probeAll(world, asked, on);
  return responses.filter(
    ({ name, marked, status }) => marked || status >= 500 || (probes[name]?.bare && status !== 404),
  );
}

const hiddenIn = ({ owner, asker, asked, stranger }: HiddenWorld) => [
  owner,
  asker,
  asked,
  stranger,
];
const block = (by: TestUser, { id }: TestUser) =>
  callAs(server, by, calls.block, { body: { user_id: id } });
const unblock = (by: TestUser, { id }: TestUser) =>
  callAs(server, by, calls.unblock, { params: { user_id: id } });

test('every call that reads has a probe, or a reason for having none', () => {
  const reading = Object.entries(calls).filter(([, { method }]) => method === 'GET');
  const expected = [
    ...reading.map(([name]) => name),
    'askChatbot',
    'openChatbotPaper',
    'readCards',
  ];
  const known = [...Object.keys(probes), ...Object.keys(withoutProbe)];
  expect(known.sort()).toEqual(expected.sort());
});

/** All objects within a response that name a person by a field such as `actor_username`. */
function namedIn(value: unknown): { name: unknown; username: unknown }[] {
  if (typeof value !== 'object' || value === null) return [];
  const record = value as Record<string, unknown>;
  const members = Object.entries(record);
  const own = members
    .filter(([key]) => key.endsWith('username'))
    .map(([key, username]) => ({
      username,
      name: record[key.replace('username', 'display_name')],
    }));
  return [...own, ...members.flatMap(([, inner]) => namedIn(inner))];
}

test('every response that names a person by their username also has the name they chose', async () => {
  const world = await createHiddenWorld(server, address);
  const { owner, reader } = world;
  await callAs(server, owner, calls.changeDetails, { body: { display_name: 'Nusrat Jahan' } });
  const naming = rows.flatMap(([name, { requests }]) =>
    requests.map(async (request) => {
      const user = calls[name].access === 'anonymous' ? null : reader;
      const { response } = await callAs(server, user, calls[name], request(world));
      const named = namedIn(response).filter(({ username }) => username === owner.username);
      for (const each of named) expect([name, each.name]).toEqual([name, 'Nusrat Jahan']);
      return named.length > 0 ? [name] : [];
    }),
  );
  const calling = new Set((await Promise.all(naming)).flat());
  expect([...calling]).toEqual(
    expect.arrayContaining([
      ...(['profile', 'listPosts', 'readPost', 'listEvents', 'listComments'] as const),
      ...(['searchPeople', 'listConnections', 'listNotifications', 'listConversations'] as const),
      ...(['searchPapers', 'listResearchOfOthers', 'readUniversity', 'askChatbot'] as const),
    ]),
  );
});

test.each(['blocked by them', 'who blocked them'])(
  'no response to the person %s names the hidden people or shows their content',
  async (who) => {
    const world = await createHiddenWorld(server, address);
    expect(await blindProbes(world)).toEqual([]);
    const isBlocker = who === 'who blocked them';
    const pairs = hiddenIn(world).map((person) =>
      isBlocker ? ([world.reader, person] as const) : ([person, world.reader] as const),
    );
    for (const pair of pairs) await block(...pair);
    const hiding = rows.filter(([, { shownToBlocker }]) => !(isBlocker && shownToBlocker));
    expect(await leaks(world, hiding)).toEqual([]);
    for (const pair of pairs) await unblock(...pair);
    const lasting = rows.filter(([, { endedByBlock }]) => !endedByBlock);
    expect(await blindProbes(world, lasting)).toEqual([]);
  },
);

test('no response names people whose accounts are disabled, and enabling brings everything back', async () => {
  const world = await createHiddenWorld(server, address);
  const { db } = server.deps;
  for (const { id } of hiddenIn(world)) await setDisabled(db, id, server.clock.now());
  expect(await leaks(world)).toEqual([]);
  for (const { id } of hiddenIn(world)) await setDisabled(db, id, null);
  expect(await blindProbes(world)).toEqual([]);
});

test('the command that disables an account hides it in every other process, where its sockets close', async () => {
  const world = await createHiddenWorld(server, address);
  const { db, authenticate } = server.deps;
  const other = await createTestServer({ deps: { db, authenticate } });
  try {
    const socket = await openSocket(await other.listen(), world.owner);
    expect(await blindProbes(world, rows, other)).toEqual([]);
    for (const { username } of hiddenIn(world))
      expect((await runCommand(server, 'accounts', 'disable', username)).code).toBe(0);
    expect(await leaks(world, rows, other)).toEqual([]);
    expect(await socket.closed).toBe(SOCKET_CLOSE.sessionEnded);
    const refused = await callAs(other, world.owner, calls.listPosts);
    expect(refused.status).toBe(401);
  } finally {
    await other.close();
  }
});
