import { calls } from '#contract/calls/index';
import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import { createVerifiedUser, type TestUser } from '#server/testing/factories';
import { callAs } from '#server/testing/rights/callAs';
import { joinDepartment } from './joinDepartment';

let server: TestServer;
let mentor: TestUser;
let reader: TestUser;

beforeEach(async () => {
  server = await createTestServer();
  mentor = await createVerifiedUser(server);
  reader = await createVerifiedUser(server);
  await study(['Machine Learning', 'AI Ethics', 'Bridges']);
});
afterEach(() => server.close());

const study = (interests: string[]) =>
  joinDepartment(server.deps.db, mentor.id, {
    university: 'BUET',
    department: 'Civil Engineering',
    interests,
  });
const change = (body: Record<string, unknown>) =>
  callAs(server, mentor, calls.changeDetails, { body });
const offered = async () =>
  (await callAs(server, reader, calls.profile, { params: { id: mentor.id } })).response.mentoring;

test('people offer mentoring, change a part of it, and stop', async () => {
  const mentoring_topics = ['AI Ethics', 'Machine Learning'];
  const { status, response } = await change({ mentoring_topics, mentoring_places: 3 });
  expect(status).toBe(200);
  const whole = { topics: mentoring_topics, places: 3, places_left: 3 };
  expect(response.mentoring).toEqual(whole);
  expect(await offered()).toEqual(whole);
  await change({ mentoring_places: 10 });
  expect(await offered()).toEqual({ ...whole, places: 10, places_left: 10 });
  await change({ bio: 'Nothing about mentoring.' });
  await change({ mentoring_places: 0, mentoring_topics: [] });
  expect(await offered()).toEqual({ topics: [], places: 0, places_left: 0 });
});

test('topics are stored once, as the interests are written', async () => {
  await change({ mentoring_topics: ['ai  ethics', 'AI ETHICS', ' Bridges '] });
  expect((await offered())?.topics).toEqual(['AI Ethics', 'Bridges']);
});

test.each<[string, string, unknown]>([
  ['a topic outside the interests', 'mentoring_topics', ['Bridges', 'Tides']],
  ['a blank topic', 'mentoring_topics', [' ']],
  ['six topics', 'mentoring_topics', Array(6).fill('Bridges')],
  ['a topic that is no text', 'mentoring_topics', [{ name: 'Bridges' }]],
  ['topics that are no list', 'mentoring_topics', 'Bridges'],
  ['eleven places', 'mentoring_places', 11],
  ['fewer places than none', 'mentoring_places', -1],
  ['half a place', 'mentoring_places', 0.5],
])('%s is a 400 at its field and changes nothing', async (_, field, value) => {
  await change({ mentoring_topics: ['Bridges'], mentoring_places: 2 });
  const { status, problem } = await change({ bio: 'Not this.', [field]: value });
  expect(status).toBe(400);
  expect(Object.keys(problem.errors ?? {}).join()).toMatch(new RegExp(`^${field}`));
  expect(await offered()).toEqual({ topics: ['Bridges'], places: 2, places_left: 2 });
});

test('topics that are no longer interests go away too, and others follow their spelling', async () => {
  await change({ mentoring_topics: ['Machine Learning', 'Bridges'], mentoring_places: 2 });
  await study(['machine learning', 'Tides']);
  expect(await offered()).toEqual({ topics: ['machine learning'], places: 2, places_left: 2 });
  await study(['Machine Learning', 'Bridges']);
  expect((await offered())?.topics).toEqual(['Machine Learning']);
});

test('of a topic and an interest that change at once, no topic outside the interests is left', async () => {
  for (let round = 0; round < 10; round += 1) {
    await study(['Bridges']);
    await Promise.all([change({ mentoring_topics: ['Bridges'] }), study(['Tides'])]);
    expect((await offered())?.topics).toEqual([]);
  }
});
