import { calls } from '#contract/calls/index';
import { callAs } from '#server/testing/rights/callAs';
import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import {
  connectUsers,
  createVerifiedUser,
  type TestUser,
  type TestUserOverrides,
} from '#server/testing/factories';

const dhaka = 'University of Dhaka';
let server: TestServer;
let me: TestUser;

beforeEach(async () => {
  server = await createTestServer();
  me = await createVerifiedUser(server, {
    university: dhaka,
    department: 'Physics',
    interests: ['Machine Learning', 'Networking', 'Blockchain'],
  });
});
afterEach(() => server.close());

const suggest = async (query: Record<string, number> = {}) =>
  (await callAs(server, me, calls.listSuggestions, { query })).response;
const suggestedIds = async () => (await suggest()).map(({ id }) => id);

/** A person with a complete profile who shares nothing with the caller, unless `shared` says so. */
const person = (shared: TestUserOverrides = {}) =>
  createVerifiedUser(server, {
    university: 'BUET',
    department: 'Civil Engineering',
    interests: ['AI Ethics'],
    ...shared,
  });

test('people are ranked by department, university, interests and mutual connections, with the reason', async () => {
  const nothing = await person();
  const friend = await person({ username: 'friend' });
  const mutual = await person();
  await connectUsers(server, me, friend);
  await connectUsers(server, friend, mutual);
  const interests = await person({ interests: ['Networking', 'Machine Learning'] });
  const university = await person({ university: dhaka, department: 'History' });
  const department = await person({ university: dhaka, department: 'Physics' });
  const suggested = await suggest();
  expect(suggested.map(({ id, reason, mutual_count }) => [id, reason, mutual_count])).toEqual([
    [department.id, 'Same department', 0],
    [university.id, 'Same university', 0],
    [interests.id, '2 shared interests', 0],
    [mutual.id, '1 mutual connection', 1],
    [nothing.id, 'New on Quad', 0],
  ]);
  expect(suggested[0]).toMatchObject({
    id: department.id,
    user_id: department.id,
    username: department.username,
    display_name: null,
    profile_picture: null,
    university_name: dhaka,
    department: 'Physics',
    reason: 'Same department',
    mutual_count: 0,
  });
});

test('ties are broken by more shared interests and more mutual connections', async () => {
  const [one, two, three] = await Promise.all([
    person({ interests: ['Networking'] }),
    person({ interests: ['Networking', 'Blockchain'] }),
    person({ interests: ['Networking'] }),
  ]);
  const friends = await Promise.all([person(), person()]);
  for (const friend of friends) {
    await connectUsers(server, me, friend);
    await connectUsers(server, friend, one);
  }
  expect(await suggestedIds()).toEqual([two.id, one.id, three.id]);
  expect((await suggest())[1]?.mutual_count).toBe(2);
});

test('never suggested: oneself, a connection, and a person with a request either way', async () => {
  const [connected, askedByMe, askedMe, free] = await Promise.all([
    person(),
    person(),
    person(),
    person(),
  ]);
  await connectUsers(server, connected, me);
  await callAs(server, me, calls.connect, { body: { friend_id: askedByMe.id } });
  await callAs(server, askedMe, calls.connect, { body: { friend_id: me.id } });
  expect(await suggestedIds()).toEqual([free.id]);
});

test('never suggested: an account without a verified address or a complete profile', async () => {
  await person({ verified: false });
  await createVerifiedUser(server);
  const disabled = await person();
  await server.deps.db
    .updateTable('users')
    .set({ disabled_at: server.clock.now() })
    .where('id', '=', disabled.id)
    .execute();
  expect(await suggestedIds()).toEqual([]);
});

test('a rejected request hides the two from each other for 30 days', async () => {
  const other = await person({ university: dhaka });
  const { response } = await callAs(server, other, calls.connect, { body: { friend_id: me.id } });
  const params = { request_id: response.request_id ?? 0 };
  await callAs(server, me, calls.rejectRequest, { params });
  const hisIds = async () =>
    (await callAs(server, other, calls.listSuggestions)).response.map(({ id }) => id);
  expect([await suggestedIds(), await hisIds()]).toEqual([[], []]);
  await server.deps.db
    .updateTable('connection_requests')
    .set({ decided_at: new Date(server.clock.now().getTime() - 31 * 24 * 60 * 60_000) })
    .execute();
  expect([await suggestedIds(), await hisIds()]).toEqual([[other.id], [me.id]]);
});

test('suggestions are paginated without gaps or duplicates', async () => {
  const people = [];
  for (let i = 0; i < 7; i += 1) people.unshift((await person()).id);
  const page = async (offset: number) => (await suggest({ limit: 3, offset })).map(({ id }) => id);
  expect([...(await page(0)), ...(await page(3)), ...(await page(6))]).toEqual(people);
  const refused = await callAs(server, me, calls.listSuggestions, { query: { limit: 51 } });
  expect(refused.status).toBe(400);
});
