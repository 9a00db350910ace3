import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { calls } from '#contract/calls/index';
import {
  deleteDueAccounts,
  remindOfDeletions,
} from '#server/features/account/deletion/deleteDueAccounts';
import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import { mailsTo, TEST_PASSWORD, type TestUser } from '#server/testing/factories';
import { unzip } from '#server/testing/files/unzip';
import { callAs } from '#server/testing/rights/callAs';
import { runCommand } from '#server/testing/runCommand';

const DAY_MS = 24 * 3_600_000;

let server: TestServer;
let asha: TestUser;
let reader: TestUser;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  [asha, reader] = await Promise.all([server.person(), server.person()]);
});

const quad = (...args: string[]) => runCommand(server, 'accounts', ...args);
const logIn = async (username: string, password: string) =>
  (await callAs(server, null, calls.login, { body: { username, password } })).status;
const status = async (user: TestUser) => (await callAs(server, user, calls.me)).status;
const audited = async (userId: number) =>
  (
    await server.deps.db
      .selectFrom('audit_events')
      .select('event')
      .where('user_id', '=', userId)
      .execute()
  ).map(({ event }) => event);
const subjects = async (email: string) =>
  (await mailsTo(server, email)).map(({ subject }) => subject);

/** Expects the sentences in both bodies of the last mail to an address, where links are marked up. */
async function expectMail(email: string, { says, never }: { says: string[]; never: string[] }) {
  const mail = (await mailsTo(server, email)).at(-1);
  const bodies = [mail?.text ?? '', (mail?.html ?? '').replaceAll(/<[^<>]*>/g, '')];
  for (const body of bodies) {
    for (const sentence of says) expect(body).toContain(sentence);
    for (const sentence of never) expect(body).not.toContain(sentence);
  }
}

const site = () => server.deps.config.publicUrl;
const askOperator = () => `If you didn’t ask for this, write to them: ${site()}/contact.`;

test.each([
  ['set-email', ['nobody', 'a@campus.example']],
  ['set-password', ['nobody']],
  ['export', ['nobody', tmpdir()]],
  ['delete', ['nobody']],
  ['purge', ['nobody', '--yes']],
])('%s refuses an unknown name in one line', async (command, args) => {
  expect(await quad(command, ...args)).toEqual({
    code: 1,
    out: '',
    err: 'There is no account "nobody".',
  });
});

describe('set-email', () => {
  test('moves the account to the address, logs it out and mails both', async () => {
    const email = `${asha.username}@new.example`;
    const { code, out } = await quad('set-email', asha.username.toUpperCase(), ` ${email} `);
    expect([code, out]).toEqual([0, `${asha.username} now has the address ${email}.`]);
    expect(await status(asha)).toBe(401);
    expect(await logIn(email, TEST_PASSWORD)).toBe(200);
    expect(await logIn(asha.email, TEST_PASSWORD)).toBe(401);
    for (const to of [asha.email, email]) {
      expect(await subjects(to)).toEqual(['Your Quad email address was changed']);
      const set = 'the people who run this Quad gave your account another email address.';
      await expectMail(to, { says: [set, askOperator()], never: ['If it wasn’t you'] });
    }
    expect(await audited(asha.id)).toContain('email_set');
  });

  test('verifies an account that never was, and mails only the new address', async () => {
    const pending = await server.person({ verified: false });
    const email = `${pending.username}@new.example`;
    expect((await quad('set-email', pending.username, email)).code).toBe(0);
    expect(await logIn(email, TEST_PASSWORD)).toBe(200);
    expect(await subjects(pending.email)).toEqual([]);
  });

  test('refuses an address that is in use or none, and changes nothing', async () => {
    expect(await quad('set-email', asha.username, reader.email)).toMatchObject({
      code: 1,
      err: `${reader.email} already has an account.`,
    });
    expect(await quad('set-email', asha.username, 'not an address')).toMatchObject({ code: 1 });
    expect(await status(asha)).toBe(200);
    expect(await logIn(asha.email, TEST_PASSWORD)).toBe(200);
  });
});

test('set-password prints a new password once, logs the account out and mails a notice', async () => {
  const { code, out } = await quad('set-password', asha.username, '--json');
  const { password } = JSON.parse(out) as { password: string };
  expect(code).toBe(0);
  expect(await status(asha)).toBe(401);
  expect(await logIn(asha.username, TEST_PASSWORD)).toBe(401);
  expect(await logIn(asha.username, password)).toBe(200);
  expect(await subjects(asha.email)).toEqual(['Your Quad password was changed']);
  await expectMail(asha.email, {
    says: [
      `Hello ${asha.username}, the people who run this Quad gave your account a new password, and every device was logged out.`,
      `They can tell you the password, or you can choose one at ${site()}/forgot-password.`,
      askOperator(),
    ],
    never: ['If it wasn’t you', 'someone else was using your account', password],
  });
});

test('export writes the copy of a person’s data into a folder that only its owner can read', async () => {
  const folder = join(await mkdtemp(join(tmpdir(), 'quad-command-')), 'new');
  await callAs(server, asha, calls.createTextPost, { body: { content: 'Remember me' } });
  for (let time = 0; time < 2; time += 1) {
    const { code, out, err } = await quad('export', asha.username, folder);
    expect([code, err]).toEqual([0, '']);
    const [file = ''] = await readdir(folder);
    expect(out).toBe(`The data of ${asha.username} is in ${join(folder, file)}.`);
    expect(await readdir(folder)).toHaveLength(1);
    const files = await unzip(await readFile(join(folder, file)));
    expect(String(files.get('quad.json'))).toContain('Remember me');
  }
  expect(await audited(asha.id)).toContain('data_exported');
  await rm(folder, { recursive: true });
});

describe('delete', () => {
  test('hides the account for 14 days and mails the date, once', async () => {
    const { code, out } = await quad('delete', asha.username);
    expect(code).toBe(0);
    expect(out).toMatch(/ is hidden, and is deleted on \d{4}-\d\d-\d\d\.$/);
    expect(await status(asha)).toBe(401);
    const profile = { params: { username: asha.username } };
    expect((await callAs(server, reader, calls.userByName, profile)).status).toBe(404);
    expect(await subjects(asha.email)).toHaveLength(1);
    await expectMail(asha.email, {
      says: [
        `Hello ${asha.username}, the people who run this Quad requested the deletion of your account.`,
        'To keep it, log in at',
        askOperator(),
      ],
      never: ['you asked us', 'If it wasn’t you'],
    });
    expect(await quad('delete', asha.username)).toEqual({
      code: 1,
      out: '',
      err: `The deletion of ${asha.username} was already requested.`,
    });
    expect(await logIn(asha.username, TEST_PASSWORD)).toBe(200);
  });

  test('the reminder on the day before does not say that its owner asked', async () => {
    await quad('delete', asha.username);
    server.clock.advance(13.5 * DAY_MS);
    await remindOfDeletions(server.deps);
    await expectMail(asha.email, {
      says: [`Hello ${asha.username}, your Quad account will be deleted for good on `],
      never: ['asked'],
    });
  });

  test('--now without --yes says what it would do, and changes nothing', async () => {
    const { code, out } = await quad('delete', asha.username, '--now');
    expect([code, out.split('\n')]).toEqual([
      0,
      [
        `${asha.username} would be logged out and hidden at once, and deleted for good within ten minutes.`,
        'Nothing was changed. Run it again with --yes too, or without --now to leave 14 days.',
      ],
    ]);
    const { out: json } = await quad('delete', asha.username, '--now', '--json');
    expect(JSON.parse(json)).toEqual({ username: asha.username, deletion_at: null });
    expect(await deleteDueAccounts(server.deps)).toBe(0);
    expect(await status(asha)).toBe(200);
    expect(await audited(asha.id)).not.toContain('deletion_requested');
    expect(await subjects(asha.email)).toEqual([]);
  });

  test('with --now and --yes the running server deletes it, also after a request', async () => {
    await quad('delete', asha.username);
    expect(await quad('delete', asha.username, '--now', '--yes')).toMatchObject({ code: 0 });
    expect(await deleteDueAccounts(server.deps)).toBe(1);
    expect(await subjects(asha.email)).toHaveLength(2);
    await expectMail(asha.email, { says: ['your Quad account was deleted'], never: ['asked'] });
    expect(await quad('delete', asha.username, '--now', '--yes')).toMatchObject({ code: 1 });
  });
});
