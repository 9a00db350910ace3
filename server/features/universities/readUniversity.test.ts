import { calls } from '#contract/calls/index';
import { callAs } from '#server/testing/rights/callAs';
import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import { connectUsers, type TestUser } from '#server/testing/factories';

let server: TestServer;
let reader: TestUser;
beforeAll(async () => {
  server = await createTestServer();
  reader = await server.person();
});
afterAll(() => server.close());

const read = (name: string) => callAs(server, reader, calls.readUniversity, { params: { name } });

test.each([
  'University of Dhaka',
  'A/B',
  'A/B/',
  "St. John's",
  'বাংলাদেশ প্রকৌশল বিশ্ববিদ্যালয়',
  'Université d’été',
  '100% Online?',
  'C++ & Rust #1',
  'posts',
  '__proto__',
])('%s is read by its name in the address', async (university) => {
  await server.person({ university });
  const { status, response } = await read(university);
  expect(status).toBe(200);
  expect(response).toMatchObject({ name: university.normalize('NFC'), total_members: 1 });
});

test('case, blanks and composition of the name make no difference', async () => {
  await server.person({ university: 'École  Normale' });
  const { response } = await read(' éCOLE normale '.normalize('NFD'));
  expect(response.name).toBe('École Normale');
});

test('an unknown university is a 404', async () => {
  const { status, problem } = await read('Nowhere');
  expect([status, problem.detail]).toEqual([404, 'This university does not exist.']);
});

test('members are listed under their departments alphabetically, with their interests and the addresses of connections', async () => {
  const at = (department: string, username: string) =>
    server.person({ university: 'Alpha', department, username, email: `${username}@a.example` });
  await at('Physics', 'Zoya');
  const hidden = await at('Physics', 'arif');
  await connectUsers(server, reader, hidden);
  await connectUsers(server, reader, await at('Law', 'mina'));
  await server.deps.db
    .updateTable('users')
    .set({ hides_email: true, profile_picture: 'arif.webp' })
    .where('id', '=', hidden.id)
    .execute();
  const { response } = await read('alpha');
  const fields_of_interest = 'Machine Learning';
  expect(Object.entries(response.departments)).toMatchObject([
    [
      'Law',
      [
        {
          username: 'mina',
          display_name: null,
          email: 'mina@a.example',
          fields_of_interest,
          profile_picture: null,
        },
      ],
    ],
    [
      'Physics',
      [
        {
          username: 'arif',
          display_name: null,
          email: '',
          fields_of_interest,
          profile_picture: 'http://localhost/api/files/arif.webp',
        },
        {
          username: 'Zoya',
          display_name: null,
          email: '',
          fields_of_interest,
          profile_picture: null,
        },
      ],
    ],
  ]);
  expect(response.total_members).toBe(3);
});

test('disabled and unverified people are not shown', async () => {
  const gone = await server.person({ university: 'Beta', department: 'Law' });
  await server.person({ university: 'Beta', department: 'Law', verified: false });
  await server.deps.db
    .updateTable('users')
    .set({ disabled_at: server.clock.now() })
    .where('id', '=', gone.id)
    .execute();
  const { response } = await read('Beta');
  expect(response.departments).toEqual({ Law: [] });
});

test.each(['__proto__', 'constructor', 'toString', '7', 'Arts & “Crafts” / বাংলা'])(
  'a department may be called %s',
  async (department) => {
    const { username } = await server.person({ university: 'Odd', department });
    const { departments } = (await read('Odd')).response;
    const own = Object.getOwnPropertyDescriptor(departments, department.normalize('NFC'));
    expect(own?.value).toEqual([expect.objectContaining({ username })]);
    expect(Object.getPrototypeOf(departments)).toBe(Object.prototype);
  },
);

test('a department shows its first 500 members and the university counts all', async () => {
  await server.person({ university: 'Large', department: 'All' });
  const { db } = server.deps;
  const place = await db
    .selectFrom('users')
    .innerJoin('universities', 'universities.id', 'users.university_id')
    .select(['university_id', 'department_id'])
    .where('universities.name', '=', 'Large')
    .executeTakeFirstOrThrow();
  const many = Array.from({ length: 510 }, (_, i) => ({
    ...place,
    username: `a${String(i).padStart(3, '0')}`,
    email: `a${i}@large.example`,
    email_verified_at: server.clock.now(),
    profile_completed: true,
  }));
  await db.insertInto('users').values(many).execute();
  const { departments } = (await read('Large')).response;
  expect(departments.All).toHaveLength(500);
  expect(departments.All?.[499]?.username).toBe('a499');
});

test('its posts are the newest hundred with its hashtag', async () => {
  const { id } = await server.person({ university: 'Gamma / Delta' });
  const posts = Array.from({ length: 103 }, () => ({
    user_id: id,
    post_type: 'text' as const,
    content: '#GammaDelta',
    hashtags: ['gammadelta'],
  }));
  const made = await server.deps.db.insertInto('posts').values(posts).returning('id').execute();
  const { post_ids } = (await read('gamma / delta')).response;
  expect(post_ids).toEqual(
    made
      .map((post) => post.id)
      .reverse()
      .slice(0, 100),
  );
});
