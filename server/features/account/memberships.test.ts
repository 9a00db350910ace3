import {
  createMigratedDatabase,
  type MigratedDatabase,
} from '../../testing/createMigratedDatabase';
import { joinDepartment } from './memberships';

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
async function createPerson(): Promise<number> {
  made += 1;
  const { id } = await database.db
    .insertInto('users')
    .values({ username: `member-${made}`, email: `member-${made}@campus.example` })
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

test('The first spelling of a university shows, and others meet in it.', async () => {
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

test('Departments of one name belong each to its university.', async () => {
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

test('Moving takes one member from the old university and adds one to the new.', async () => {
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

test('Many people who join and swap at once are counted right.', async () => {
  const people = await Promise.all(Array.from({ length: 12 }, createPerson));
  await Promise.all(people.map((id, index) => join(id, index % 2 ? 'Alpha' : 'Beta')));
  await Promise.all(people.map((id, index) => join(id, index % 2 ? 'Beta' : 'Alpha')));
  await Promise.all(people.slice(0, 3).map((id) => join(id, 'Alpha')));
  const counted = await universities();
  const actual = await database.db
    .selectFrom('users')
    .innerJoin('universities', 'universities.id', 'users.university_id')
    .select((row) => ['universities.name', row.fn.countAll<number>().as('members')])
    .groupBy('universities.name')
    .orderBy('universities.name')
    .execute();
  expect(counted.map(({ name, total_members }) => ({ name, members: total_members }))).toEqual(
    actual,
  );
});
