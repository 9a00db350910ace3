import { calls } from '#contract/calls/index';
import { searchAll } from '#server/features/search/everything/searchAll';
import { insertPaper } from '#server/testing/insertPaper';
import { announce } from '#server/features/events/testing/announce';
import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import { createVerifiedUser, type TestUser } from '#server/testing/factories';
import { callAs } from '#server/testing/rights/callAs';
import { testRefusals } from '#server/testing/rights/testRefusals';
import { createOtherSearches } from './createOtherSearches';

let server: TestServer;
let author: TestUser;
let reader: TestUser;
const ids = { post: 0, eventPost: 0, event: 0, paper: 0 };

beforeAll(async () => {
  server = await createTestServer();
  const place = { university: 'Glacier University', department: 'Geology' };
  author = await createVerifiedUser(server, { username: 'glacier_ada', ...place });
  reader = await server.person();
  const write = async (content: string) =>
    (await callAs(server, author, calls.createTextPost, { body: { content } })).response.id;
  ids.post = await write('A glacier moves a metre a day');
  await write('Nothing of the kind');
  const fields = { event_title: 'Glaciers up close', event_description: 'Bring warm clothes.' };
  const { id, event } = await announce(server, author, fields);
  Object.assign(ids, { eventPost: id, event: event.id });
  ids.paper = await insertPaper(server, author, { title: 'Glacier retreat' });
});
afterAll(() => server.close());

const search = (query: Record<string, string | number>, as = reader) =>
  callAs(server, as, calls.searchAll, { query });

testRefusals(() => server, ['searchAll']);

test.each([
  {},
  { keyword: '' },
  { keyword: ' \t' },
  { keyword: 'x'.repeat(201) },
  { keyword: 'ice', limit: 21 },
  { keyword: 'ice', limit: 0 },
  { keyword: 'ice', sections: '' },
  { keyword: 'ice', sections: 'people,' },
  { keyword: 'ice', sections: 'people,secrets' },
])('a search for %j is refused', async (query) => {
  expect((await search(query)).status).toBe(400);
});

test('one keyword finds people, posts, papers, events and universities', async () => {
  const { status, response } = await search({ keyword: 'glacier' });
  expect(status).toBe(200);
  expect(response.people?.map(({ username }) => username)).toEqual(['glacier_ada']);
  expect(response.posts?.map(({ id }) => id).sort()).toEqual([ids.post, ids.eventPost].sort());
  expect(response.papers?.map(({ id }) => id)).toEqual([ids.paper]);
  expect(response.events?.map(({ id }) => id)).toEqual([ids.event]);
  expect(response.universities?.map(({ name }) => name)).toEqual(['Glacier University']);
  expect([...response.matched_words].sort()).toEqual(['glacier', 'glaciers']);
  expect(response.totals).toEqual({ people: 1, posts: 2, papers: 1, events: 1, universities: 1 });
  expect(response.failed).toEqual([]);
});

test('the totals count results beyond the limit', async () => {
  const { response } = await search({ keyword: 'glacier', limit: 1 });
  expect(response.posts).toHaveLength(1);
  expect(response.totals.posts).toBe(2);
});

test('only the requested sections are searched', async () => {
  const { response } = await search({ keyword: 'glacier', sections: 'papers,people,papers' });
  expect(Object.keys(response).sort()).toEqual([
    ...['failed', 'matched_words', 'papers', 'people', 'totals'],
  ]);
  expect(response.totals).toEqual({ people: 1, papers: 1 });
});

test.each(['🎉', '!?', '#', "'; DROP TABLE posts; --"])('%j finds nothing', async (keyword) => {
  const { status, response } = await search({ keyword });
  expect(status).toBe(200);
  expect(response).toMatchObject({ people: [], posts: [], papers: [], events: [], failed: [] });
});

test('after a block, nothing of either person is found by the other', async () => {
  const blocker = await server.person();
  await callAs(server, blocker, calls.block, { body: { user_id: author.id } });
  const { response } = await search({ keyword: 'glacier' }, blocker);
  expect(response).toMatchObject({ people: [], posts: [], papers: [], events: [] });
  expect(response.totals).toEqual({ people: 0, posts: 0, papers: 0, events: 0, universities: 1 });
});

describe('a section that fails', () => {
  const broken = () => Promise.reject(new Error('The section is broken.'));
  const wanted = { keyword: 'glacier', limit: 3 };

  test('is named in the response, and the others are complete', async () => {
    const others = { ...createOtherSearches(server.deps), papers: broken, events: broken };
    const sections = ['people', 'posts', 'papers', 'events', 'universities'] as const;
    const found = await searchAll(server.deps, others, reader.id, { ...wanted, sections });
    expect(found.failed).toEqual(['papers', 'events']);
    expect(found.papers).toBeUndefined();
    expect(found.posts).toHaveLength(2);
    expect(found.totals).toEqual({ people: 1, posts: 2, universities: 1 });
  });

  test('fails the call if no section is left', async () => {
    const others = { ...createOtherSearches(server.deps), papers: broken };
    const found = searchAll(server.deps, others, reader.id, { ...wanted, sections: ['papers'] });
    await expect(found).rejects.toThrow('The section is broken.');
  });
});

test('a person may search twice a second for a minute', async () => {
  const limited = await createTestServer({
    config: { rateLimits: 'on', apiLimits: { perToken: 10_000, perAddress: 10_000 } },
  });
  const eager = await limited.person();
  const query = { keyword: 'nothing', sections: 'people' };
  const statuses: number[] = [];
  for (let i = 0; i < 121; i += 1)
    statuses.push((await callAs(limited, eager, calls.searchAll, { query })).status);
  expect(statuses.slice(0, 120)).toEqual(Array(120).fill(200));
  expect(statuses.at(-1)).toBe(429);
  await limited.close();
});
