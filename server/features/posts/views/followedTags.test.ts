import { calls } from '#contract/calls/index';
import { FOLLOWED_TAGS_MAX, HASHTAG_MAX_LENGTH } from '#contract/limits';
import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import type { TestUser } from '#server/testing/factories';
import { callAs } from '#server/testing/rights/callAs';
import { testRefusals } from '#server/testing/rights/testRefusals';

let server: TestServer;
let person: TestUser;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  person = await server.person();
});

const follow = (tag: string) => callAs(server, person, calls.followTag, { params: { tag } });
const unfollow = (tag: string) => callAs(server, person, calls.unfollowTag, { params: { tag } });
const followed = async () => (await callAs(server, person, calls.listFollowedTags)).response.tags;

testRefusals(() => server, ['listFollowedTags', 'followTag', 'unfollowTag']);

test('hashtags are followed and unfollowed in any spelling, each once', async () => {
  expect(await follow('Physics')).toMatchObject({
    status: 200,
    response: { detail: 'You follow #physics now.' },
  });
  expect((await follow('#PHYSICS')).status).toBe(200);
  expect((await follow('ভাষা_২')).status).toBe(200);
  expect((await follow('Cafe\u0301')).status).toBe(200);
  expect(await followed()).toEqual(['caf\u00e9', 'physics', 'ভাষা_২']);
  expect((await unfollow('#physics')).status).toBe(204);
  expect((await unfollow('physics')).status).toBe(204);
  expect(await followed()).toEqual(['caf\u00e9', 'ভাষা_২']);
});

test('each person has their own', async () => {
  await follow('physics');
  person = await server.person();
  expect(await followed()).toEqual([]);
});

test.each([
  ['with a blank', 'two words'],
  ['with a blank at its end', 'physics '],
  ['of a blank', ' '],
  ['without a letter', '#'],
  ['with two signs', '##physics'],
  ['with punctuation', 'a-b'],
  ['that is too long', 'a'.repeat(HASHTAG_MAX_LENGTH + 1)],
])('a hashtag %s is a 400', async (_, tag) => {
  for (const call of [follow, unfollow]) {
    const { status, problem } = await call(tag);
    expect(status).toBe(400);
    expect(Object.keys(problem.errors ?? {})).toEqual(['tag']);
  }
  expect(await followed()).toEqual([]);
});

test('the longest hashtag can be followed', async () => {
  const tag = 'a'.repeat(HASHTAG_MAX_LENGTH);
  expect((await follow(tag)).status).toBe(200);
  expect(await followed()).toEqual([tag]);
});

test('a person follows at most 200 hashtags, also by parallel requests', async () => {
  const { db } = server.deps;
  const room = 3;
  const tags = Array.from({ length: FOLLOWED_TAGS_MAX - room }, (_, n) => `tag${n}`);
  await db
    .insertInto('followed_tags')
    .values(tags.map((tag) => ({ user_id: person.id, tag })))
    .execute();
  const asked = Array.from({ length: 10 }, (_, n) => follow(`more${n}`));
  const statuses = (await Promise.all(asked)).map(({ status }) => status).sort();
  expect(statuses).toEqual([200, 200, 200, 409, 409, 409, 409, 409, 409, 409]);
  expect(await followed()).toHaveLength(FOLLOWED_TAGS_MAX);
  // One that is followed already needs no room.
  expect((await follow('tag0')).status).toBe(200);
  expect(await follow('another')).toMatchObject({
    status: 409,
    problem: { detail: 'You follow 200 hashtags, which is the most. Unfollow one first.' },
  });
  await unfollow('tag0');
  expect((await follow('another')).status).toBe(200);
});
