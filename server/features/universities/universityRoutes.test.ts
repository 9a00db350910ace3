import { calls } from '#contract/calls/index';
import { callAs } from '#server/testing/rights/callAs';
import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import { createVerifiedUser, type TestUser } from '#server/testing/factories';
import { testRefusals } from '#server/testing/rights/testRefusals';
import { mergeUniversities } from './mergeUniversities';

let server: TestServer;
let reader: TestUser;

beforeAll(async () => {
  server = await createTestServer();
  reader = await createVerifiedUser(server);
  const dhaka = 'University of Dhaka';
  await createVerifiedUser(server, { university: dhaka, department: 'Physics' });
  await createVerifiedUser(server, { university: dhaka, department: 'Chemistry' });
  await createVerifiedUser(server, { university: 'BUET', department: 'Civil Engineering' });
});
afterAll(() => server.close());

testRefusals(
  () => server,
  [
    'listUniversities',
    'listTopUniversities',
    'readUniversity',
    'listPostsByHashtag',
    'listPostsOfDepartment',
  ],
);

test('universities are listed by name, with their departments and member counts', async () => {
  const { response } = await callAs(server, reader, calls.listUniversities);
  expect(
    response.map(({ name, departments, total_members }) => [name, departments, total_members]),
  ).toEqual([
    ['BUET', ['Civil Engineering'], 1],
    ['University of Dhaka', ['Chemistry', 'Physics'], 2],
  ]);
});

test('the top universities are those with the most members', async () => {
  const { response } = await callAs(server, reader, calls.listTopUniversities);
  expect(response.map(({ name }) => name)).toEqual(['University of Dhaka', 'BUET']);
  const second = await callAs(server, reader, calls.listTopUniversities, {
    query: { limit: 1, offset: 1 },
  });
  expect(second.response.map(({ name }) => name)).toEqual(['BUET']);
  const refused = await callAs(server, reader, calls.listTopUniversities, { query: { limit: 51 } });
  expect(refused.status).toBe(400);
});

test('a university has the posts with its name as a hashtag, newest first', async () => {
  const write = async (content: string) =>
    (await callAs(server, reader, calls.createTextPost, { body: { content } })).response.id;
  const first = await write('Admission opens #UniversityOfDhaka');
  const second = await write('Results are out #universityofdhaka #physics');
  await write('University of Dhaka without a hashtag');
  const { response } = await callAs(server, reader, calls.listUniversities);
  expect(response.map(({ name, post_ids }) => [name, post_ids])).toEqual([
    ['BUET', []],
    ['University of Dhaka', [second, first]],
  ]);
});

test('universities are found by a part of a name in any spelling, prefix matches first', async () => {
  const found = async (keyword: string) => {
    const { response } = await callAs(server, reader, calls.listUniversities, {
      query: { keyword },
    });
    return response.map(({ name }) => name);
  };
  await createVerifiedUser(server, { university: 'Bangla University' });
  expect(await found('  UNIVERSITY  of')).toEqual(['University of Dhaka']);
  expect(await found('univer')).toEqual(['University of Dhaka', 'Bangla University']);
  expect(await found('b.u.e.t.')).toEqual(['BUET']);
  expect(await found('%')).toEqual([]);
  expect(await found('nowhere')).toEqual([]);
  expect(await found('')).toHaveLength(3);
  const long = await callAs(server, reader, calls.listUniversities, {
    query: { keyword: 'x'.repeat(201) },
  });
  expect(long.status).toBe(400);
});

test('universities are found with and without accents, the exact spelling first', async () => {
  const found = async (keyword: string) => {
    const { response } = await callAs(server, reader, calls.listUniversities, {
      query: { keyword },
    });
    return response.map(({ name }) => name);
  };
  await createVerifiedUser(server, { university: 'Université de Montréal' });
  await createVerifiedUser(server, { university: 'Universite de Montreal Nord' });
  await createVerifiedUser(server, { university: '東京大学' });
  expect(await found('montreal')).toEqual([
    'Universite de Montreal Nord',
    'Université de Montréal',
  ]);
  expect(await found('montréal')).toEqual([
    'Université de Montréal',
    'Universite de Montreal Nord',
  ]);
  expect(await found('de-montréal')).toHaveLength(2);
  expect(await found('大学')).toEqual(['東京大学']);
});

test('a university is found by the names of those merged into it', async () => {
  await createVerifiedUser(server, { university: 'Dacca College' });
  await mergeUniversities(server.deps.db, 'Dacca College', 'BUET');
  const { response } = await callAs(server, reader, calls.listUniversities, {
    query: { keyword: 'dacca' },
  });
  expect(response.map(({ name }) => name)).toEqual(['BUET']);
});
