import { calls } from '#contract/calls/index';
import type { ResponseOf } from '#contract/defineCall';
import { callAs, type CallInput } from '#server/testing/rights/callAs';
import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import type { TestUser } from '#server/testing/factories';
import { mergeUniversities } from './mergeUniversities';

let server: TestServer;
let reader: TestUser;
let asha: TestUser;
let bela: TestUser;
let ids: Record<'first' | 'second' | 'third' | 'other' | 'old', number>;

beforeAll(async () => {
  server = await createTestServer();
  reader = await server.person();
  asha = await server.person({ university: 'University of Dhaka', department: 'Physics / Maths' });
  bela = await server.person({ university: 'BUET', department: 'Law' });
  await server.person({ university: 'Old Name', department: 'Law' });
  const write = async (user: TestUser, content: string) =>
    (await callAs(server, user, calls.createTextPost, { body: { content } })).response.id;
  ids = {
    first: await write(asha, 'One #UniversityOfDhaka'),
    second: await write(reader, 'Two #universityofdhaka #physics'),
    third: await write(asha, 'Three #buet'),
    other: await write(bela, 'Four #physics'),
    old: await write(asha, 'Five #OldName'),
  };
});
afterAll(() => server.close());

const tagged = async (query: CallInput['query'] = {}) => {
  const { response } = await callAs(server, reader, calls.listPostsByHashtag, {
    query: { limit: 20, ...query },
  });
  return idsOf(response);
};
const department = (university: string, name: string, query: CallInput['query'] = { limit: 20 }) =>
  callAs(server, reader, calls.listPostsOfDepartment, {
    params: { university, department: name },
    query,
  });
/** The ids of a page of posts. */
const idsOf = (response: ResponseOf<typeof calls.listPostsByHashtag>) => {
  if (!('posts' in response)) throw new Error('These are ids without a page.');
  return response.posts.map(({ id }) => id);
};

test.each(['UniversityOfDhaka', '#universityofdhaka', ' #University of Dhaka '])(
  'posts with %s are listed newest first',
  async (hashtag) => {
    expect(await tagged({ hashtag })).toEqual([ids.second, ids.first]);
  },
);

test('a hashtag that is no university’s finds its posts too, and an unknown one none', async () => {
  expect(await tagged({ hashtag: 'Physics' })).toEqual([ids.other, ids.second]);
  expect(await tagged({ hashtag: 'nobody' })).toEqual([]);
  expect(await tagged({ hashtag: '#' })).toEqual([]);
});

test('without a hashtag, posts with any university’s are listed', async () => {
  expect(await tagged()).toEqual([ids.old, ids.third, ids.second, ids.first]);
  expect(await tagged({ limit: 2, offset: 1 })).toEqual([ids.third, ids.second]);
});

test('pages beyond the limits and empty hashtags are refused', async () => {
  for (const query of [{ limit: 51 }, { limit: 0 }, { offset: -1 }, { hashtag: '' }]) {
    const { status } = await callAs(server, reader, calls.listPostsByHashtag, { query });
    expect(status).toBe(400);
  }
});

test('a department has the posts of its members, newest first and in pages', async () => {
  const { response } = await department('UNIVERSITY of dhaka', 'physics / maths');
  expect(idsOf(response)).toEqual([ids.old, ids.third, ids.first]);
  expect(response).toMatchObject({
    posts: [{ content: 'Five #OldName', user_liked: false }, {}, {}],
  });
  const second = await department('University of Dhaka', 'Physics / Maths', {
    limit: 1,
    offset: 1,
  });
  expect(idsOf(second.response)).toEqual([ids.third]);
});

test('without a page the ids of the newest posts are listed', async () => {
  const all = await callAs(server, reader, calls.listPostsByHashtag);
  expect(all.response).toEqual([ids.old, ids.third, ids.second, ids.first]);
  const physics = await department('University of Dhaka', 'Physics / Maths', {});
  expect(physics.response).toEqual([ids.old, ids.third, ids.first]);
  const first = await callAs(server, reader, calls.listPostsByHashtag, { query: { offset: 0 } });
  expect(idsOf(first.response)).toHaveLength(4);
});

test('unknown universities and departments are 404', async () => {
  const responses = [
    await department('Nowhere', 'Law'),
    await department('BUET', 'Physics / Maths'),
  ];
  expect(responses.map(({ status, problem }) => [status, problem.detail])).toEqual([
    [404, 'This university does not exist.'],
    [404, 'This department does not exist.'],
  ]);
});

test('posts of people blocked by or blocking the reader are not listed', async () => {
  const { db } = server.deps;
  await db
    .insertInto('blocks')
    .values([
      { blocker_id: reader.id, blocked_id: asha.id },
      { blocker_id: bela.id, blocked_id: reader.id },
    ])
    .execute();
  expect(await tagged()).toEqual([ids.second]);
  expect(await tagged({ hashtag: 'physics' })).toEqual([ids.second]);
  expect((await department('University of Dhaka', 'Physics / Maths')).response).toEqual({
    posts: [],
  });
  expect((await department('University of Dhaka', 'Physics / Maths', {})).response).toEqual([]);
  const { response: dhaka } = await callAs(server, reader, calls.readUniversity, {
    params: { name: 'University of Dhaka' },
  });
  expect(dhaka).toMatchObject({ departments: { 'Physics / Maths': [] }, post_ids: [ids.second] });
  const { response: all } = await callAs(server, reader, calls.listUniversities);
  expect(all.flatMap(({ post_ids }) => post_ids)).toEqual([ids.second]);
  await db.deleteFrom('blocks').execute();
});

test('after a merge the hashtags of both names find the posts of both', async () => {
  await mergeUniversities(server.deps.db, 'Old Name', 'BUET');
  expect(await tagged({ hashtag: 'oldname' })).toEqual([ids.old, ids.third]);
  expect(await tagged({ hashtag: 'BUET' })).toEqual([ids.old, ids.third]);
  expect(await tagged()).toEqual([ids.old, ids.third, ids.second, ids.first]);
  const { response } = await callAs(server, reader, calls.listUniversities);
  expect(response.map(({ name, post_ids }) => [name, post_ids])).toEqual([
    ['BUET', [ids.old, ids.third]],
    ['University of Dhaka', [ids.second, ids.first]],
  ]);
  const law = await department('Old Name', 'Law');
  expect(idsOf(law.response)).toEqual([ids.other]);
});
