import { sql } from 'kysely';
import { setDisabled } from '#domain/people';
import {
  createMigratedDatabase,
  type MigratedDatabase,
} from '#server/testing/database/createMigratedDatabase';
import { joinDepartment } from './joinDepartment';

let database: MigratedDatabase;

beforeAll(async () => {
  database = await createMigratedDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  await database.db.deleteFrom('users').execute();
  await database.db.deleteFrom('universities').execute();
});

let made = 0;
async function createPerson(email_verified_at: Date | null = new Date(0)): Promise<number> {
  made += 1;
  const username = `member-${made}`;
  const { id } = await database.db
    .insertInto('users')
    .values({ username, email: `${username}@campus.example`, email_verified_at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
const join = (id: number, university: string, department = 'Physics') =>
  joinDepartment(database.db, id, { university, department, interests: ['Logic'] });
const universities = () =>
  database.db
    .selectFrom('universities')
    .select(['name', 'name_key', 'hashtag_key', 'total_members'])
    .orderBy('name_key')
    .execute();

test('The first spelling of a university is shown, and other spellings lead to it.', async () => {
  await join(await createPerson(), '  University of   Dhaka ');
  await join(await createPerson(), 'UNIVERSITY OF DHAKA');
  expect(await universities()).toEqual([
    {
      name: 'University of Dhaka',
      name_key: 'university of dhaka',
      hashtag_key: 'universityofdhaka',
      total_members: 2,
    },
  ]);
});

test('A hashtag keeps letters of any script with their marks, and no punctuation.', async () => {
  await join(await createPerson(), 'ঢাকা বিশ্ববিদ্যালয় (DU)');
  expect((await universities())[0]?.hashtag_key).toBe('ঢাকাবিশ্ববিদ্যালয়du'.normalize('NFC'));
});

test('Departments of the same name belong to different universities.', async () => {
  const [first, second, third] = [await createPerson(), await createPerson(), await createPerson()];
  await join(first, 'Alpha', 'Physics');
  await join(second, 'Beta', 'physics');
  await join(third, 'Alpha', ' PHYSICS ');
  const rows = await database.db
    .selectFrom('departments')
    .innerJoin('universities', 'universities.id', 'departments.university_id')
    .select(['universities.name as university', 'departments.name'])
    .orderBy('universities.name')
    .execute();
  expect(rows).toEqual([
    { university: 'Alpha', name: 'Physics' },
    { university: 'Beta', name: 'physics' },
  ]);
});

test('A move takes one member from the old university and adds one to the new.', async () => {
  const person = await createPerson();
  await join(person, 'Alpha');
  await join(person, 'Alpha', 'Chemistry');
  await join(person, 'Beta');
  const counts = (await universities()).map(({ name, total_members }) => [name, total_members]);
  expect(counts).toEqual([
    ['Alpha', 0],
    ['Beta', 1],
  ]);
});

/** The stored count of each university, and its actual number of members. */
async function counts() {
  const counted = await universities();
  const actual = await database.db
    .selectFrom('universities')
    .leftJoin('users', (join) =>
      join.onRef('users.university_id', '=', 'universities.id').on('disabled_at', 'is', null),
    )
    .select((row) => ['universities.name', row.fn.count<number>('users.id').as('members')])
    .groupBy('universities.id')
    .orderBy('universities.name_key')
    .execute();
  return {
    counted: counted.map(({ name, total_members }) => ({ name, members: total_members })),
    actual,
  };
}

const createPeople = (count: number) =>
  Promise.all(Array.from({ length: count }, () => createPerson()));

test('The counts are right after many people join and swap at once.', async () => {
  const people = await createPeople(12);
  await Promise.all(people.map((id, index) => join(id, index % 2 ? 'Alpha' : 'Beta')));
  await Promise.all(people.map((id, index) => join(id, index % 2 ? 'Beta' : 'Alpha')));
  await Promise.all(people.slice(0, 3).map((id) => join(id, 'Alpha')));
  const { counted, actual } = await counts();
  expect(counted).toEqual(actual);
  expect(actual.map(({ members }) => members)).toEqual([7, 5]);
});

test('A disabled account is not counted until it is enabled again.', async () => {
  const person = await createPerson();
  await join(person, 'Alpha');
  const members = async () => (await universities())[0]?.total_members;
  await setDisabled(database.db, person, new Date());
  await setDisabled(database.db, person, new Date());
  expect(await members()).toBe(0);
  await setDisabled(database.db, person, null);
  expect(await members()).toBe(1);
});

test('An unverified account is not counted.', async () => {
  await join(await createPerson(null), 'Alpha');
  expect((await universities())[0]?.total_members).toBe(0);
});

test('The counts are right after people move while they are disabled and enabled.', async () => {
  const people = await createPeople(8);
  await Promise.all(people.map((id) => join(id, 'Alpha')));
  await Promise.all([
    ...people.map((id, index) => join(id, index % 2 ? 'Beta' : 'Alpha')),
    ...people.map((id) => setDisabled(database.db, id, new Date())),
    ...people.slice(0, 4).map((id) => join(id, 'Gamma')),
  ]);
  await Promise.all(people.slice(2, 5).map((id) => setDisabled(database.db, id, null)));
  const { counted, actual } = await counts();
  expect(counted).toEqual(actual);
  expect(actual.reduce((sum, { members }) => sum + members, 0)).toBe(3);
});

test('An alias leads to its university.', async () => {
  await join(await createPerson(), 'University of Dhaka');
  await database.db
    .insertInto('university_aliases')
    .columns(['name_key', 'university_id'])
    .expression((from) => from.selectFrom('universities').select([sql.lit('du').as('key'), 'id']))
    .execute();
  await join(await createPerson(), ' DU', 'physics');
  expect(await universities()).toHaveLength(1);
  expect((await universities())[0]?.total_members).toBe(2);
  expect(await database.db.selectFrom('departments').select('name').execute()).toEqual([
    { name: 'Physics' },
  ]);
});
