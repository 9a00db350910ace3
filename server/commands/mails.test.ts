import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import { runCommand } from '#server/testing/runCommand';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());
beforeEach(() => server.deps.db.deleteFrom('jobs').execute());

const quad = (...args: string[]) => runCommand(server, 'mails', ...args);

/** Queues a mail that was given up, or with `dead` false one that is waiting. */
async function mail(
  subject: string,
  dead = true,
  kind: 'send_mail' | 'account_mail' = 'send_mail',
) {
  const { deps, clock } = server;
  const payload = { to: 'asha@campus.example', subject, text: 't', html: '<p>t</p>' };
  if (kind === 'send_mail') await deps.enqueueJob(deps.db, kind, payload);
  else await deps.enqueueJob(deps.db, kind, { reason: 'forgot', email: 'nobody@campus.example' });
  const gaveUp = { dead_at: clock.now(), attempts: 12, last_error: 'The server is away.' };
  const { id } = await deps.db
    .updateTable('jobs')
    .set(dead ? gaveUp : { attempts: 0 })
    .where('id', '=', (jobs) => jobs.selectFrom('jobs').select((job) => job.fn.max('id').as('id')))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const jobs = () =>
  server.deps.db
    .selectFrom('jobs')
    .select(['id', 'attempts', 'dead_at', 'done_at', 'last_error'])
    .orderBy('id')
    .execute();

test('mails that were given up are listed with the reason, never with their content', async () => {
  expect((await quad('list')).out).toBe('There are no failed mails.');
  const id = await mail('Secret subject');
  await mail('Waiting', false);
  const { out } = await quad('list');
  const [line = '', ...more] = out.split('\n');
  expect(more).toEqual([]);
  expect(line.split('\t')).toEqual([
    String(id),
    'send_mail',
    expect.any(String),
    'The server is away.',
  ]);
  expect((await quad('list', '--json')).out).not.toContain('payload');
});

test('a resent mail is sent by the next job run, and only that one', async () => {
  const [first, second] = [await mail('One'), await mail('Two')];
  expect(await quad('resend', String(first))).toMatchObject({ code: 0 });
  expect(await server.runJobs()).toBe(1);
  const [sent, other] = await jobs();
  expect(sent).toMatchObject({ id: first, attempts: 1, dead_at: null, last_error: null });
  expect(sent?.done_at).not.toBeNull();
  expect(other).toMatchObject({ id: second, attempts: 12, done_at: null });
  expect((await quad('resend', String(first))).err).toBe(`Mail ${first} has already been sent.`);
});

test('all mails are resent, or those of one kind, each with an audit event', async () => {
  await mail('One');
  await mail('Two', true, 'account_mail');
  const kind = ['--kind', 'account_mail', '--json'];
  const { out } = await quad('resend-all', ...kind);
  expect(JSON.parse(out)).toMatchObject({ resent: [{ kind: 'account_mail' }] });
  expect((await quad('resend-all')).out).toBe('1 mail will be sent again.');
  expect((await quad('resend-all')).out).toBe('0 mails will be sent again.');
  const audit = server.deps.db.selectFrom('audit_events').select('details').orderBy('id', 'desc');
  const [last] = await audit.where('event', '=', 'job_revived').execute();
  expect(last?.details).toMatchObject({ kind: 'send_mail' });
});

test('a mail that is waiting or does not exist is rejected in one line', async () => {
  const id = await mail('Waiting', false);
  expect((await quad('resend', String(id))).err).toBe(`Mail ${id} is waiting to be sent.`);
  expect(await quad('resend', '424242')).toEqual({
    code: 1,
    out: '',
    err: 'There is no mail 424242.',
  });
});
