import { sql } from 'kysely';
import { calls } from '#contract/calls/index';
import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import { connectUsers, createVerifiedUser, type TestUser } from '#server/testing/factories';
import { callAs } from '#server/testing/rights/callAs';
import { testRefusals } from '#server/testing/rights/testRefusals';

let server: TestServer;
let reader: TestUser;
let made = 0;

beforeEach(async () => {
  server = await createTestServer();
  reader = await member('Reader Of Names');
});
afterEach(() => server.close());

async function member(name: string, place: { university?: string; department?: string } = {}) {
  made += 1;
  const { university = 'Other', department = 'Other' } = place;
  const username = `member${made}`;
  const user = await createVerifiedUser(server, { username, university, department });
  const body = { display_name: name };
  await callAs(server, user, calls.changeDetails, { body });
  return user;
}

const lookUp = async (keyword: string, more: { limit?: number; of?: 'connections' } = {}) => {
  const { response } = await callAs(server, reader, calls.lookupPeople, {
    query: { keyword, ...more },
  });
  return response.people;
};
const namesFor = async (keyword: string) =>
  (await lookUp(keyword)).map(({ display_name: name }) => name);

describe('a lookup', () => {
  testRefusals(() => server, ['lookupPeople']);

  test.each([
    ['n', true],
    ['NUS', true],
    ['jah', true],
    ['jah nus', true],
    ['  nusrat   jahan ', true],
    ['smith', true],
    ['usrat', false],
    ['nus rah', false],
    ['nusrat jahan smith x', false],
    ['%', false],
    ['n_s', false],
    ['\\\\', false],
  ])('by %p finds “Nusrat Jahan-Smith”: %p', async (keyword, isFound) => {
    await member('Nusrat Jahan-Smith');
    expect(await namesFor(keyword)).toEqual(isFound ? ['Nusrat Jahan-Smith'] : []);
  });

  test('finds names in Bangla however their letters are composed', async () => {
    await member('জয়ন্ত রায়');
    for (const keyword of ['জ', 'জয়', 'রায়'.normalize('NFD'), 'রায়'.normalize('NFC')])
      expect(await namesFor(keyword)).toEqual(['জয়ন্ত রায়'.normalize('NFC')]);
  });

  test.each([
    ['jose munoz', 'José Muñoz Ångström'],
    ['angstrom', 'José Muñoz Ångström'],
    ['erdos', 'Paul Erdős'],
    ['ERDŐS', 'Paul Erdos'],
    ['soren', 'Søren Kierkegaard'],
    ['太郎', '山田太郎'],
    ["o'brien", 'Ann O’Brien'],
    ['brien', 'Ann O’Brien'],
    ['র\u200D্যাফে', 'র\u200D্যাফেল'],
    ['র্যাফে', 'র\u200D্যাফেল'],
  ])('by %s finds %s', async (keyword, name) => {
    await member(name);
    await member('Someone Else');
    expect(await namesFor(keyword)).toEqual([name]);
  });

  test('lists the exact spelling before the same name with other accents', async () => {
    await member('Jose Plain');
    const friend = await member('José Accent');
    await connectUsers(server, friend, reader);
    expect(await namesFor('jose')).toEqual(['Jose Plain', 'José Accent']);
    expect(await namesFor('josé')).toEqual(['José Accent', 'Jose Plain']);
  });

  test('finds usernames, with and without @, and what people are called now', async () => {
    const person = await member('Old Name');
    for (const keyword of [person.username, `@${person.username.toUpperCase()}`, 'old'])
      expect((await lookUp(keyword)).map(({ user_id: id }) => id)).toContain(person.id);
    await callAs(server, person, calls.changeDetails, { body: { display_name: 'New Name' } });
    expect(await namesFor('old')).toEqual([]);
    expect(await namesFor('new')).toEqual(['New Name']);
    await callAs(server, person, calls.changeDetails, { body: { display_name: '' } });
    expect(await namesFor('new')).toEqual([]);
    expect((await lookUp(person.username))[0]).toMatchObject({
      user_id: person.id,
      display_name: null,
      university_name: 'Other',
      department: 'Other',
    });
  });

  test('never finds oneself, an address, nor people without a place or a verified address', async () => {
    const { db } = server.deps;
    await createVerifiedUser(server, { username: 'zed1', verified: false });
    await createVerifiedUser(server, { username: 'zed2' });
    const disabled = await createVerifiedUser(server, { username: 'zed3', university: 'Other' });
    await db
      .updateTable('users')
      .set({ disabled_at: server.clock.now() })
      .where('id', '=', disabled.id)
      .execute();
    expect(await lookUp('zed')).toEqual([]);
    expect(await namesFor('Reader')).toEqual([]);
    const other = await member('Someone Else');
    expect(await namesFor(other.email)).toEqual([]);
  });

  test('lists the exact name first, then connections, department, university and the newest', async () => {
    await member('Ana Exact', { university: 'Far', department: 'Far' });
    await member('Ana Exactly Old', { university: 'Far', department: 'Far' });
    await member('Ana Exactly New', { university: 'Far', department: 'Far' });
    await member('Ana Exactly Uni', { department: 'Far' });
    await member('Ana Exactly Dept');
    const friend = await member('Ana Exactly Friend', { university: 'Far', department: 'Far' });
    await connectUsers(server, friend, reader);
    expect(await namesFor('ana exact')).toEqual([
      'Ana Exact',
      'Ana Exactly Friend',
      'Ana Exactly Dept',
      'Ana Exactly Uni',
      'Ana Exactly New',
      'Ana Exactly Old',
    ]);
    const friends = await lookUp('ana', { of: 'connections' });
    expect(friends.map(({ user_id: id }) => id)).toEqual([friend.id]);
    expect(await lookUp('ana', { limit: 2 })).toHaveLength(2);
  });

  test('lists people with more mutual connections first, before newer ones', async () => {
    const [popular, known] = [await member('Ana Popular'), await member('Ana Known')];
    await member('Ana Stranger');
    const friends = [await member('Bo'), await member('Cy')];
    for (const friend of friends) {
      await connectUsers(server, reader, friend);
      await connectUsers(server, friend, popular);
    }
    await connectUsers(server, known, friends[0] ?? known);
    expect(await namesFor('ana')).toEqual(['Ana Popular', 'Ana Known', 'Ana Stranger']);
  });

  /** Fills the database with members of the same name, far from the reader. Returns their ids. */
  async function crowd(name: string, count: number): Promise<number[]> {
    const one = await member(name, { university: 'Far', department: 'Far' });
    const { rows } = await sql<{ id: number }>`
      WITH made AS (
        INSERT INTO users (username, email, email_verified_at, profile_completed, university_id,
          department_id, display_name)
        SELECT 'crowd' || n, n || '@crowd.example', email_verified_at, true, university_id,
          department_id, display_name
        FROM users, generate_series(1, ${count}) AS n WHERE users.id = ${one.id}
        RETURNING id
      ), words AS (
        INSERT INTO user_name_words (user_id, word)
        SELECT made.id, word FROM made, user_name_words WHERE user_id = ${one.id}
      )
      SELECT id FROM made ORDER BY id
    `.execute(server.deps.db);
    return rows.map(({ id }) => id);
  }

  test.each(['of many', 'of connections'])(
    'finds the exact name and the newest %s that begin alike',
    async (whom) => {
      await member('Ana', { university: 'Far', department: 'Far' });
      const ids = await crowd('Anastasia Noor', 1_500);
      if (whom === 'of connections')
        await sql`
          INSERT INTO connections (low_id, high_id)
          SELECT ${reader.id}, id FROM users WHERE id > ${reader.id}
        `.execute(server.deps.db);
      const of: { of?: 'connections' } = whom === 'of connections' ? { of: 'connections' } : {};
      for (const keyword of ['ana', 'Ana']) {
        const [exact, ...others] = await lookUp(keyword, of);
        expect(exact?.display_name).toBe('Ana');
        expect(others.map(({ user_id: id }) => id)).toEqual(ids.slice(-7).reverse());
      }
      expect(await lookUp('anastasia zeta', of)).toEqual([]);
    },
  );

  test('finds exact names of two words that each are in many names', async () => {
    const person = await member('Anastasia Kabir', { university: 'Far', department: 'Far' });
    await crowd('Anastasia Noor', 600);
    expect((await lookUp('anastasia kabir')).map(({ user_id: id }) => id)).toEqual([person.id]);
  });

  test('does not count people who are no members among those it looks at', async () => {
    const person = await member('Ana Old', { university: 'Far', department: 'Far' });
    const ids = await crowd('Ana Gone', 100);
    const { db, clock } = server.deps;
    await db
      .updateTable('users')
      .set({ disabled_at: clock.now() })
      .where('id', 'in', ids)
      .execute();
    expect((await lookUp('ana o')).map(({ user_id: id }) => id)).toEqual([person.id]);
    expect((await lookUp('ana')).map(({ user_id: id }) => id)).toContain(person.id);
  });
});

test.each([
  ['no keyword', {}],
  ['a blank keyword', { keyword: ' ' }],
  ['201 characters', { keyword: 'k'.repeat(201) }],
  ['21 people', { keyword: 'k', limit: 21 }],
  ['an unknown group', { keyword: 'k', of: 'strangers' }],
])('a lookup with %s is a 400', async (_, query) => {
  expect((await callAs(server, reader, calls.lookupPeople, { query })).status).toBe(400);
});

test('more than 120 lookups a minute are a 429', async () => {
  const { db, authenticate } = server.deps;
  const limited = await createTestServer({
    deps: { db, authenticate },
    config: { rateLimits: 'on', apiLimits: { perToken: 10_000, perAddress: 10_000 } },
  });
  const statuses = [];
  for (let count = 0; count < 121; count += 1) {
    const query = { keyword: 'n' };
    statuses.push((await callAs(limited, reader, calls.lookupPeople, { query })).status);
  }
  expect(new Set(statuses.slice(0, 120))).toEqual(new Set([200]));
  expect(statuses[120]).toBe(429);
  await limited.close();
});
