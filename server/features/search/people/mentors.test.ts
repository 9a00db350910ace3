import { calls } from '#contract/calls/index';
import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import { createVerifiedUser, type TestUser } from '#server/testing/factories';
import { callAs } from '#server/testing/rights/callAs';

let server: TestServer;
let me: TestUser;

beforeEach(async () => {
  server = await createTestServer();
  me = await person('BUET', ['Bridges', 'Tides']);
});
afterEach(() => server.close());

const person = (university: string, interests: string[], department = 'Civil Engineering') =>
  createVerifiedUser(server, { university, department, interests });
const change = (user: TestUser, body: Record<string, unknown>) =>
  callAs(server, user, calls.changeDetails, { body });
async function mentor(university: string, interests: string[], department?: string) {
  const user = await person(university, interests, department);
  await change(user, { mentoring_topics: interests.slice(0, 1), mentoring_places: 2 });
  return user;
}
const find = (query: Record<string, string | number>) =>
  callAs(server, me, calls.searchPeople, { query });
const found = async (query: Record<string, string | number>) =>
  (await find(query)).response.people.map(({ user_id }) => user_id);

test('mentors are found without a keyword: shared interests, department, university, newest', async () => {
  const far = await mentor('KUET', ['Roads'], 'Physics');
  const newest = await mentor('KUET', ['Roads'], 'Physics');
  const sameUniversity = await mentor('BUET', ['Roads'], 'Physics');
  const sameDepartment = await mentor('BUET', ['Roads']);
  const sharing = await mentor('KUET', ['Tides', 'Bridges'], 'Physics');
  await person('BUET', ['Bridges']);
  const all = [sharing, sameDepartment, sameUniversity, newest, far].map(({ id }) => id);
  expect(await found({ mentoring: 'true' })).toEqual(all);
  expect(await found({ mentoring: 'true', limit: 2, offset: 1 })).toEqual(all.slice(1, 3));
  const { response } = await find({ mentoring: 'true', limit: 1 });
  expect(response.people).toMatchObject([
    {
      user_id: sharing.id,
      username: sharing.username,
      display_name: null,
      profile_picture: null,
      university_name: 'KUET',
      department: 'Physics',
      matches: [],
      mentoring: { topics: ['Tides'], places: 2, places_left: 2 },
    },
  ]);
});

test('people without places, without topics, or without a complete profile are no mentors', async () => {
  const [paused, silent] = [await mentor('BUET', ['Tides']), await mentor('BUET', ['Tides'])];
  const leaving = await createVerifiedUser(server, { interests: ['Tides'] });
  await change(paused, { mentoring_places: 0 });
  await change(silent, { mentoring_topics: [] });
  await change(leaving, { mentoring_topics: ['Tides'], mentoring_places: 1 });
  await change(me, { mentoring_topics: ['Tides'], mentoring_places: 1 });
  expect(await found({ mentoring: 'true' })).toEqual([]);
});

test('a position filters mentors, everyone, and the people of a topic', async () => {
  const [alum, student] = [await mentor('BUET', ['Tides']), await mentor('BUET', ['Tides'])];
  const other = await person('KUET', ['Waves']);
  await change(alum, { position: 'alumni' });
  await change(student, { position: 'student' });
  await change(other, { position: 'alumni' });
  expect(await found({ position: 'alumni', mentoring: 'true' })).toEqual([alum.id]);
  expect(await found({ position: 'alumni' })).toEqual([alum.id, other.id]);
  expect(await found({ position: 'alumni', mentoring: 'false' })).toEqual([alum.id, other.id]);
  expect(await found({ position: 'faculty' })).toEqual([]);
  expect(await found({ keyword: 'tides', position: 'student' })).toEqual([student.id]);
  const { response } = await find({ position: 'alumni', limit: 1 });
  expect(response.people[0]).not.toHaveProperty('mentoring');
});

test('with a keyword, mentors are found by it, with the evidence', async () => {
  const finding = await mentor('BUET', ['Tides']);
  await mentor('BUET', ['Roads']);
  await person('BUET', ['Tides']);
  const { response } = await find({ keyword: 'tid', mentoring: 'true' });
  expect(response.people).toMatchObject([
    {
      user_id: finding.id,
      matches: [{ kind: 'interest', text: 'Tides' }],
      mentoring: { topics: ['Tides'], places_left: 2 },
    },
  ]);
});

test.each<[string, Record<string, string>, string]>([
  ['neither a keyword nor a filter', {}, 'keyword'],
  ['only that mentoring does not matter', { mentoring: 'false' }, 'keyword'],
  ['a blank keyword', { keyword: ' ', mentoring: 'true' }, 'keyword'],
  ['an unknown position', { position: 'emperor' }, 'position'],
  ['mentoring that is neither true nor false', { mentoring: 'yes' }, 'mentoring'],
])('refuses %s', async (_, query, field) => {
  const { status, problem } = await find(query);
  expect(status).toBe(400);
  expect(Object.keys(problem.errors ?? {})).toEqual([field]);
});
