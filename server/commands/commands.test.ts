import { calls } from '#contract/calls/index';
import { callAs } from '#server/testing/rights/callAs';
import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import { runCommand } from '#server/testing/runCommand';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.deps.db.deleteFrom('users').execute();
  await server.deps.db.deleteFrom('universities').execute();
});

const quad = (...args: string[]) => runCommand(server, ...args);

test('universities are merged by name, and listed with their merged names', async () => {
  await server.person({ university: 'Dhaka Univ.' });
  await server.person({ university: 'University of Dhaka' });
  await server.person({ university: 'BUET' });
  expect(await quad('universities', 'merge', 'dhaka univ.', 'University of Dhaka')).toEqual({
    code: 0,
    out: '"dhaka univ." was merged into "University of Dhaka", which now has 2 members.',
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

test('repeating a merge reports that it was already done, and succeeds', async () => {
  await server.person({ university: 'Old' });
  await server.person({ university: 'New' });
  await quad('universities', 'merge', 'Old', 'New');
  const again = await quad('universities', 'merge', 'Old', 'New', '--json');
  expect(again.code).toBe(0);
  expect(JSON.parse(again.out)).toEqual({ into: 'New', merged: false, total_members: 2 });
});

test('an unknown university is reported in one line with exit code 1', async () => {
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

test('an unknown account is rejected', async () => {
  const { code, err } = await quad('accounts', 'disable', 'nobody');
  expect([code, err]).toEqual([1, 'There is no account "nobody".']);
});

test('a created account can be used immediately with the printed password', async () => {
  const { code, out } = await quad('accounts', 'create', 'Rahim', 'Rahim@Campus.example', '--json');
  expect(code).toBe(0);
  const made = JSON.parse(out) as { id: number; email: string; password: string };
  expect(made.email).toBe('rahim@campus.example');
  const { status, response } = await callAs(server, null, calls.login, {
    body: { username: 'Rahim', password: made.password },
  });
  expect(status).toBe(200);
  expect((await callAs(server, { token: response.access_token }, calls.me)).response).toMatchObject(
    {
      id: made.id,
      username: 'Rahim',
    },
  );
  const { db } = server.deps;
  const audit = db.selectFrom('audit_events').selectAll().where('user_id', '=', made.id);
  const [event] = await audit.orderBy('id').execute();
  expect(event).toMatchObject({ event: 'account_created', details: {} });
});

test('a created account replaces one that never verified the same address', async () => {
  await server.person({ username: 'early', email: 'r@campus.example', verified: false });
  expect((await quad('accounts', 'create', 'rahim', 'r@campus.example')).code).toBe(0);
  const { db } = server.deps;
  expect(await db.selectFrom('users').select('username').execute()).toEqual([
    { username: 'rahim' },
  ]);
});

test.each([
  [['Asha', 'new@campus.example'], /^The username "Asha" is taken\.$/],
  [['new', 'asha@campus.example'], /^asha@campus\.example already has the account "asha"\.$/],
  [['a b', 'new@campus.example'], /^A username has 3 to 30/],
  [['admin', 'new@campus.example'], /./],
  [['new', 'nowhere'], /./],
])('an account %j is rejected in one line, and not created', async (args, told) => {
  await server.person({ username: 'asha' });
  const { code, out, err } = await quad('accounts', 'create', ...args);
  expect([code, out]).toEqual([1, '']);
  expect(err).toMatch(told);
  expect(err).not.toContain('\n');
  expect(await server.deps.db.selectFrom('users').select('id').execute()).toHaveLength(1);
});
