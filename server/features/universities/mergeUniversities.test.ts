import { calls } from '#contract/calls/index';
import { callAs } from '#server/testing/rights/callAs';
import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import type { TestUser } from '#server/testing/factories';
import { mergeUniversities } from './mergeUniversities';
import { UnknownUniversity } from './universityRefusal';

let server: TestServer;
let reader: TestUser;
beforeAll(async () => {
  server = await createTestServer();
  reader = await server.person();
});
afterAll(() => server.close());
beforeEach(async () => {
  const { db } = server.deps;
  await db.deleteFrom('users').where('id', '!=', reader.id).execute();
  await db.deleteFrom('universities').execute();
});

const merge = (from: string, into: string) => mergeUniversities(server.deps.db, from, into);
const read = async (name: string) =>
  (await callAs(server, reader, calls.readUniversity, { params: { name } })).response;
const namesIn = (members: readonly { username: string }[] | undefined) =>
  members?.map(({ username }) => username);

async function join(user: TestUser, university: string, department: string) {
  const body = { university_name: university, department, fields_of_interest: 'Logic' };
  return (await callAs(server, user, calls.completeStep1, { body })).status;
}

test('members, departments of the same name and posts of both are combined under the second name', async () => {
  const at = (university: string, department: string, username: string) =>
    server.person({ university, department, username });
  const author = await at('Dhaka Univ.', 'Physics', 'asha');
  await at('Dhaka Univ.', 'Law', 'bela');
  await at('University of Dhaka', 'PHYSICS', 'chitra');
  const { response: post } = await callAs(server, author, calls.createTextPost, {
    body: { content: 'Open day #DhakaUniv' },
  });
  expect(await merge('dhaka  univ.', 'UNIVERSITY of Dhaka')).toEqual({
    into: 'University of Dhaka',
    merged: true,
    total_members: 3,
  });
  const merged = await read('Dhaka Univ.');
  expect(merged).toMatchObject({ name: 'University of Dhaka', total_members: 3 });
  expect(merged.post_ids).toEqual([post.id]);
  expect(Object.keys(merged.departments)).toEqual(['Law', 'PHYSICS']);
  expect(namesIn(merged.departments.PHYSICS)).toEqual(['asha', 'chitra']);
  expect(await read('University of Dhaka')).toEqual(merged);
});

test('the old name leads new members to the remaining university', async () => {
  await server.person({ university: 'Old' });
  await server.person({ university: 'New' });
  await merge('Old', 'New');
  await server.person({ university: ' oLD ' });
  const { response } = await callAs(server, reader, calls.listUniversities);
  expect(response.map(({ name, total_members }) => [name, total_members])).toEqual([['New', 3]]);
});

test('a repeated merge does nothing, and neither does one with itself', async () => {
  await server.person({ university: 'Old' });
  await server.person({ university: 'New' });
  await merge('Old', 'New');
  const again = { into: 'New', merged: false, total_members: 2 };
  expect(await merge('Old', 'New')).toEqual(again);
  expect(await merge('New', 'new')).toEqual(again);
});

test('the spellings of a university that was merged before follow it', async () => {
  for (const university of ['A', 'B', 'C']) await server.person({ university });
  await merge('A', 'B');
  await merge('B', 'C');
  expect((await read('a')).name).toBe('C');
  expect((await read('b')).total_members).toBe(3);
});

test('an unknown name is refused, and nothing changes', async () => {
  await server.person({ university: 'Known' });
  await expect(merge('Known', 'Nowhere')).rejects.toThrow(UnknownUniversity);
  await expect(merge('Nowhere', 'Known')).rejects.toThrow('There is no university "Nowhere".');
  expect((await read('Known')).total_members).toBe(1);
});

test('disabled members move along and are not counted', async () => {
  const { id } = await server.person({ university: 'Old' });
  await server.person({ university: 'Old' });
  await server.person({ university: 'New' });
  await server.deps.db
    .updateTable('users')
    .set({ disabled_at: server.clock.now() })
    .where('id', '=', id)
    .execute();
  expect((await merge('Old', 'New')).total_members).toBe(2);
});

test('the counts are right after people join and leave during a merge', async () => {
  const people = await Promise.all(
    Array.from({ length: 9 }, (_, i) =>
      server.person({ university: ['One', 'Two', 'Six'][i % 3] ?? '' }),
    ),
  );
  const moves = people.map((user, i) =>
    join(user, ['Two', 'One', 'One'][i % 3] ?? '', `D${i % 2}`),
  );
  await Promise.all([...moves, merge('One', 'Two'), merge('Two', 'Six')]);
  expect(await Promise.all(moves)).toEqual(people.map(() => 200));
  const { response } = await callAs(server, reader, calls.listUniversities);
  const actual = await actualCounts();
  expect(response.map(({ name, total_members }) => [name, total_members])).toEqual(actual);
  expect(actual.reduce((sum, [, members]) => sum + members, 0)).toBe(people.length);
});

async function actualCounts(): Promise<[string, number][]> {
  const rows = await server.deps.db
    .selectFrom('universities')
    .leftJoin('users', 'users.university_id', 'universities.id')
    .select((row) => ['universities.name', row.fn.count<number>('users.id').as('members')])
    .groupBy('universities.id')
    .orderBy('universities.name_key')
    .execute();
  return rows.map(({ name, members }) => [name, members]);
}
