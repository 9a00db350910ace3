import { calls } from '#contract/calls/index';
import { callAs } from '../testing/callAs';
import { createTestServer, type TestServer } from '../testing/createTestServer';
import { commands } from './index';
import { run } from './run';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.deps.db.deleteFrom('users').execute();
  await server.deps.db.deleteFrom('universities').execute();
});

async function quad(...args: string[]) {
  const said = { out: [] as string[], err: [] as string[] };
  const code = await run(args, {
    commands,
    withContext: (work) => work({ db: server.deps.db, clock: server.clock }),
    out: (line) => void said.out.push(line),
    err: (line) => void said.err.push(line),
  });
  return { code, out: said.out.join('\n'), err: said.err.join('\n') };
}

test('universities are merged by their names, and listed with the names merged into them', async () => {
  await server.person({ university: 'Dhaka Univ.' });
  await server.person({ university: 'University of Dhaka' });
  await server.person({ university: 'BUET' });
  expect(await quad('universities', 'merge', 'dhaka univ.', 'University of Dhaka')).toEqual({
    code: 0,
    out: '"dhaka univ." is merged into "University of Dhaka", which has 2 members.',
    err: '',
  });
  expect((await quad('universities', 'list')).out).toBe(
    'BUET\t1\nUniversity of Dhaka\t2\tdhaka univ.\tdhakauniv',
  );
  const { out } = await quad('universities', 'list', '--json', '--find', 'Dhaka Univ');
  expect(JSON.parse(out)).toEqual([
    { name: 'University of Dhaka', total_members: 2, aliases: ['dhaka univ.', 'dhakauniv'] },
  ]);
});

test('a merge done before says so and is no failure', async () => {
  await server.person({ university: 'Old' });
  await server.person({ university: 'New' });
  await quad('universities', 'merge', 'Old', 'New');
  const again = await quad('universities', 'merge', 'Old', 'New', '--json');
  expect(again.code).toBe(0);
  expect(JSON.parse(again.out)).toEqual({ into: 'New', merged: false, total_members: 2 });
});

test('an unknown university is told in one line with the exit code 1', async () => {
  await server.person({ university: 'Old' });
  expect(await quad('universities', 'merge', 'Old', 'Nowhere')).toEqual({
    code: 1,
    out: '',
    err: 'There is no university "Nowhere".',
  });
});

test('a disabled account is signed out and not counted until it is enabled', async () => {
  const asha = await server.person({ username: 'Asha', university: 'BUET' });
  const status = async () => (await callAs(server, asha, calls.me)).status;
  expect(await quad('accounts', 'disable', 'asha')).toEqual({
    code: 0,
    out: 'Asha is disabled.',
    err: '',
  });
  expect(await status()).toBe(401);
  expect((await quad('universities', 'list')).out).toBe('BUET\t0');
  await quad('accounts', 'enable', 'Asha');
  expect(await quad('accounts', 'enable', 'Asha')).toMatchObject({ code: 0 });
  expect(await status()).toBe(200);
  expect((await quad('universities', 'list')).out).toBe('BUET\t1');
  const audit = server.deps.db.selectFrom('audit_events').select('event').orderBy('id');
  const events = await audit.where('user_id', '=', asha.id).execute();
  expect(events.map(({ event }) => event)).toEqual(['account_disabled', 'account_enabled']);
});

test('an unknown account is refused', async () => {
  const { code, err } = await quad('accounts', 'disable', 'nobody');
  expect([code, err]).toEqual([1, 'There is no account "nobody".']);
});
