import { calls } from '#contract/calls/index';
import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import type { TestUser } from '#server/testing/factories';
import { callAs } from '#server/testing/rights/callAs';
import { runCommand } from '#server/testing/runCommand';

let server: TestServer;
let reader: TestUser;
beforeAll(async () => {
  server = await createTestServer();
  reader = await server.person({ university: 'BUET' });
});
afterAll(() => server.close());

const quad = (...args: string[]) => runCommand(server, 'universities', ...args);
const read = async (name = 'BUET') =>
  (await callAs(server, reader, calls.readUniversity, { params: { name } })).response;

test('a description and an address are set together or one by one, and an empty one removes it', async () => {
  expect(await read()).toMatchObject({ about: '', link: null });
  expect(
    await quad('describe', 'buet', '--text', ' Engineering. ', '--url', 'https://buet.example'),
  ).toEqual({ code: 0, out: 'The description of "BUET" was changed.', err: '' });
  expect(await read()).toMatchObject({ about: 'Engineering.', link: 'https://buet.example/' });
  await quad('describe', 'BUET', '--url', '');
  expect(await read()).toMatchObject({ about: 'Engineering.', link: null });
  const { response } = await callAs(server, reader, calls.listUniversities);
  expect(response[0]).toMatchObject({ about: 'Engineering.', link: null });
});

test.each([
  [['BUET'], 'Give --text, --url or both.'],
  [['Nowhere', '--text', 'A'], 'There is no university "Nowhere".'],
  [['BUET', '--text', 'x'.repeat(1_001)], 'A description can have up to 1000 characters.'],
  [['BUET', '--url', 'http://buet.example'], 'is not an address that starts with https://.'],
  [['BUET', '--url', 'javascript:alert(1)'], 'is not an address that starts with https://.'],
  [['BUET', '--url', 'https://buet.example@wobble.com'], 'is not an address'],
])('describe %j is refused in one line', async (args, told) => {
  const { code, out, err } = await quad('describe', ...args);
  expect([code, out]).toEqual([1, '']);
  expect(err).toContain(told);
  expect(err).not.toContain('\n');
});

test('a new university is listed once confirmed, and stays found before', async () => {
  await server.person({ university: 'Small College' });
  expect((await read('Small College')).is_listed).toBe(false);
  const query = { query: { keyword: 'small' } };
  const { response } = await callAs(server, reader, calls.listUniversities, query);
  expect(response).toMatchObject([{ name: 'Small College', is_listed: false }]);
  for (let times = 0; times < 2; times += 1) {
    expect((await quad('confirm', 'small college')).out).toBe(
      '"Small College" is proposed to everyone.',
    );
  }
  expect((await read('Small College')).is_listed).toBe(true);
  expect((await quad('confirm', 'Nowhere')).code).toBe(1);
});

test('a new university is listed once three people are members, and stays listed', async () => {
  const people: TestUser[] = [];
  for (const nth of [1, 2]) {
    expect([nth, (await read('BUET')).is_listed]).toEqual([nth, false]);
    people.push(await server.person({ university: 'BUET' }));
  }
  expect((await read('BUET')).is_listed).toBe(true);
  const [leaver] = people;
  if (!leaver) throw new Error('There is nobody.');
  const body = { university_name: 'Other', department: 'Law', fields_of_interest: 'Logic' };
  await callAs(server, leaver, calls.completeStep1, { body });
  expect(await read('BUET')).toMatchObject({ is_listed: true, total_members: 2 });
});

test('a merged university is listed if both together have three members', async () => {
  for (const university of ['East', 'East', 'West']) await server.person({ university });
  await quad('merge', 'East', 'West');
  expect((await read('West')).is_listed).toBe(true);
});
