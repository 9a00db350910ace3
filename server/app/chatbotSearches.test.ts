import { calls } from '#contract/calls/index';
import { announceIn } from '#server/features/events/testing/announce';
import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import { createVerifiedUser, type TestUser } from '#server/testing/factories';
import { callAs } from '#server/testing/rights/callAs';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
let server: TestServer;
let author: TestUser;
let reader: TestUser;

beforeAll(async () => {
  server = await createTestServer();
  // Noon in UTC, when it is the same day in all zones of these tests.
  server.clock.advance(DAY_MS - ((Date.now() - 12 * HOUR_MS) % DAY_MS));
  author = await server.person();
  reader = await server.person();
});
afterAll(() => server.close());
beforeEach(() => server.deps.db.deleteFrom('posts').execute());

const ask = async (req: string, who = reader) =>
  (await callAs(server, who, calls.askChatbot, { body: { req } })).response;
const titlesOf = ({ events = [] }: Awaited<ReturnType<typeof ask>>) =>
  events.map(({ title }) => title);
/** Announces an event that starts this many hours from the next midnight in UTC. */
function announceAfterMidnight(hours: number, event_title: string) {
  const untilMidnight = DAY_MS - (server.clock.now().getTime() % DAY_MS);
  return announceIn(server, author, untilMidnight + hours * HOUR_MS, { event_title });
}
const keepZone = (timezone: string) =>
  server.deps.db.updateTable('users').set({ timezone }).where('id', '=', reader.id).execute();

test('only the events of the asked day are listed, and the next ones if there are none', async () => {
  await keepZone('UTC');
  await announceAfterMidnight(24, 'Optics at the day after');
  const none = await ask('Any events tomorrow?');
  expect(none.response).toBe('There are no events on Quad tomorrow. These are the next ones:');
  expect(titlesOf(none)).toEqual(['Optics at the day after']);
  await announceAfterMidnight(0, 'Optics at midnight');
  await announceAfterMidnight(23, 'Optics at night');
  const some = await ask('Any events tomorrow?');
  expect(some.response).toBe('Events on Quad tomorrow:');
  expect(titlesOf(some)).toEqual(['Optics at midnight', 'Optics at night']);
});

test('a day is that of the asker’s time zone', async () => {
  await announceAfterMidnight(21, 'Optics at night');
  await keepZone('UTC');
  expect((await ask('Any events tomorrow?')).response).toBe('Events on Quad tomorrow:');
  await keepZone('Asia/Dhaka');
  expect((await ask('Any events tomorrow?')).response).toMatch(/^There are no events on Quad tom/);
});

test('without any event, it says so', async () => {
  expect((await ask('Any events tomorrow?')).response).toBe(
    'There are no upcoming events on Quad.',
  );
});

test('an event about a topic is found by its words', async () => {
  await announceAfterMidnight(0, 'Quantum evening');
  await announceAfterMidnight(0, 'Tea');
  expect(titlesOf(await ask('Any talks about quantum?'))).toEqual(['Quantum evening']);
  expect((await ask('any talks about xyloglucan?')).response).toBe(
    'I found no coming events on Quad about this.',
  );
});

test('people of a named university come alone, and those elsewhere only if there are none', async () => {
  const interests = ['Soft robotics'];
  const university = 'Bangladesh University of Engineering and Technology';
  const there = await createVerifiedUser(server, { university, interests });
  const away = await createVerifiedUser(server, { university: 'BRAC University', interests });
  const found = async (req: string) => {
    const { people = [], response } = await ask(req);
    return { ids: people.map(({ id }) => id).sort(), response };
  };
  for (const place of ['BUET', 'Bangladesh University of Engineering and Technology'])
    expect((await found(`who in ${place} works on soft robotics?`)).ids).toEqual([there.id]);
  const elsewhere = await found('who at KUET works on soft robotics?');
  expect(elsewhere.ids).toEqual([there.id, away.id].sort());
  expect(elsewhere.response).toMatch(/^I found no one there/);
});

test('thanks are answered', async () => {
  expect((await ask('Thank you!')).response).toBe('You’re welcome.');
});
