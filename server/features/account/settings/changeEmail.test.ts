import { calls } from '#contract/calls/index';
import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import { lastCodeTo, mailsTo, TEST_PASSWORD, type TestUser } from '#server/testing/factories';
import { openSocket } from '#server/testing/openSocket';
import { callAs } from '#server/testing/rights/callAs';
import { testRefusals } from '#server/testing/rights/testRefusals';

const DAY_MS = 24 * 3_600_000;
let server: TestServer;
let address: string;
let nusrat: TestUser;
/** An address without an account. */
let fresh: string;

beforeAll(async () => {
  // So rarely that a socket closes only because it was notified.
  server = await createTestServer({ extendSessionsEveryMs: 3_600_000 });
  address = await server.listen();
});
afterAll(() => server.close());
beforeEach(async () => {
  nusrat = await server.person();
  fresh = `new.${nusrat.username}@campus.example`;
});

const start = (new_email = fresh, proof: object = { password: TEST_PASSWORD }, user = nusrat) =>
  callAs(server, user, calls.changeEmail, { body: { new_email, ...proof } });
const confirm = (otp: string, user = nusrat) =>
  callAs(server, user, calls.confirmEmail, { body: { otp } });
const undo = (token: string) => callAs(server, null, calls.undoEmailChange, { params: { token } });
const me = async (user = nusrat) => (await callAs(server, user, calls.me)).response;
const logIn = (username: string) =>
  callAs(server, null, calls.login, { body: { username, password: TEST_PASSWORD } });

/** Changes the address, and returns the token of the link mailed to the old one. */
async function changeTo(email: string, user = nusrat): Promise<string> {
  const { email: old } = await me(user);
  await start(email, undefined, user);
  expect((await confirm(await lastCodeTo(server, email), user)).status).toBe(200);
  const notice = (await mailsTo(server, old)).at(-1);
  return /account\/undo\/([\w-]{43})/.exec(notice?.text ?? '')?.[1] ?? '';
}

testRefusals(() => server, ['changeEmail', 'confirmEmail']);

test('the code mailed to the new address changes it, and the old one gets an undo link', async () => {
  const { status, response } = await start(` ${fresh.toUpperCase()} `);
  expect([status, response.detail]).toEqual([200, 'We sent a code to the new address.']);
  expect((await me()).email).toBe(nusrat.email);
  expect(await mailsTo(server, nusrat.email)).toEqual([]);
  const confirmed = await confirm(await lastCodeTo(server, fresh));
  expect([confirmed.status, confirmed.response.email]).toEqual([200, fresh]);
  expect((await logIn(fresh)).status).toBe(200);
  expect((await logIn(nusrat.email)).status).toBe(401);
  const [notice] = await mailsTo(server, nusrat.email);
  expect(notice?.subject).toBe('Your Quad email address was changed');
  expect(notice?.text).toMatch(/\/account\/undo\/[\w-]{43}\b/);
});

test('undo restores the address, ends every session, voids codes, and works once', async () => {
  const token = await changeTo(fresh);
  await callAs(server, null, calls.forgotPassword, { body: { email: fresh } });
  const otp = await lastCodeTo(server, fresh);
  const socket = await openSocket(address, nusrat);
  expect((await undo(token)).status).toBe(200);
  expect(await socket.closed).toBe(4001);
  expect((await callAs(server, nusrat, calls.me)).status).toBe(401);
  expect((await logIn(nusrat.email)).status).toBe(200);
  expect((await logIn(fresh)).status).toBe(401);
  for (const email of [fresh, nusrat.email]) {
    const body = { email, otp, new_password: 'amber-harbour-8' };
    expect((await callAs(server, null, calls.resetPassword, { body })).status).toBe(400);
  }
  expect((await undo(token)).status).toBe(404);
});

test('an undo link works for seven days', async () => {
  const [token, user] = [await changeTo(fresh), await server.person()];
  const other = await changeTo(`new.${user.username}@campus.example`, user);
  server.clock.advance(7 * DAY_MS - 60_000);
  expect((await undo(token)).status).toBe(200);
  server.clock.advance(60_000);
  expect((await undo(other)).status).toBe(404);
});

test('the first link also undoes a later change, whose own link is then void', async () => {
  const first = await changeTo(fresh);
  const later = await changeTo(`later.${fresh}`);
  expect((await undo(first)).status).toBe(200);
  expect((await undo(later)).status).toBe(404);
  expect((await logIn(nusrat.email)).status).toBe(200);
});

test('of many concurrent uses of a link, one succeeds', async () => {
  const token = await changeTo(fresh);
  const responses = await Promise.all(Array.from({ length: 10 }, () => undo(token)));
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('a link whose address has another account meanwhile is a 409', async () => {
  const token = await changeTo(fresh);
  await server.person({ email: nusrat.email });
  expect((await undo(token)).status).toBe(409);
  expect((await me()).email).toBe(fresh);
});

test.each(['unknown', 'x'.repeat(43), 'é'.repeat(43)])('the link %s is a 404', async (token) => {
  expect((await undo(token)).status).toBe(404);
});

test('a taken address gets the same response; its owner is mailed, and no code', async () => {
  const tanvir = await server.person();
  const free = await start();
  const taken = await start(tanvir.email);
  expect([taken.status, taken.response]).toEqual([free.status, free.response]);
  const mails = await mailsTo(server, tanvir.email);
  expect(mails.map(({ subject, code }) => [subject, code])).toEqual([
    ['Someone wanted to use your email address', undefined],
  ]);
});

test('the code of a replaced change confirms nothing', async () => {
  const tanvir = await server.person();
  await start();
  const otp = await lastCodeTo(server, fresh);
  await start(tanvir.email);
  expect((await confirm(otp)).status).toBe(400);
  await start(`later.${fresh}`);
  expect((await confirm(otp)).status).toBe(400);
  expect((await me()).email).toBe(nusrat.email);
});

test('an address that was verified by another person meanwhile is refused', async () => {
  await start();
  const otp = await lastCodeTo(server, fresh);
  await server.person({ email: fresh });
  expect((await confirm(otp)).status).toBe(400);
  expect((await me()).email).toBe(nusrat.email);
});

test('of two people who confirm one address at once, one gets it', async () => {
  const tanvir = await server.person();
  await start();
  const first = await lastCodeTo(server, fresh);
  await start(fresh, undefined, tanvir);
  const second = await lastCodeTo(server, fresh);
  const responses = await Promise.all([confirm(first), confirm(second, tanvir)]);
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 400]);
});

test('a hundred concurrent wrong codes count as five, and then the right one is refused', async () => {
  await start();
  const otp = await lastCodeTo(server, fresh);
  const wrong = otp === '000000' ? '000001' : '000000';
  const responses = await Promise.all(Array.from({ length: 100 }, () => confirm(wrong)));
  expect(responses.filter(({ status }) => status === 400)).toHaveLength(100);
  const { attempts } = await server.deps.db
    .selectFrom('one_time_codes')
    .select('attempts')
    .where('user_id', '=', nusrat.id)
    .executeTakeFirstOrThrow();
  expect(attempts).toBe(5);
  expect((await confirm(otp)).status).toBe(400);
});

test.each([
  ['a wrong password', { password: 'wrong-lantern-1' }, 'password'],
  ['no password', {}, 'password'],
])('%s is a 400 at the field', async (_name, proof, field) => {
  const { status, problem } = await start(fresh, proof);
  expect([status, Object.keys(problem.errors ?? {})]).toEqual([400, [field]]);
});

test.each([
  ['the present address', () => nusrat.email.toUpperCase()],
  ['an address that mail programs read differently', () => '"a b"@campus.example'],
  ['no address', () => 'campus.example'],
])('%s is a 400 at the field', async (_name, email) => {
  const { status, problem } = await start(email());
  expect([status, Object.keys(problem.errors ?? {})]).toEqual([400, ['new_email']]);
});

test('an account without a password proves itself with a code mailed to its present address', async () => {
  const { id } = nusrat;
  await server.deps.db
    .updateTable('users')
    .set({ password_hash: null })
    .where('id', '=', id)
    .execute();
  const body = { purpose: 'change_email' };
  expect((await callAs(server, nusrat, calls.requestAccountCode, { body })).status).toBe(200);
  const otp = await lastCodeTo(server, nusrat.email);
  expect((await confirm(otp)).status).toBe(400);
  expect((await start(fresh, { otp })).status).toBe(200);
  expect((await start(fresh, { otp })).status).toBe(400);
  expect((await confirm(otp)).status).toBe(400);
  expect((await confirm(await lastCodeTo(server, fresh))).response.email).toBe(fresh);
});

test('the sixth change in a row is a 429, whatever the addresses', async () => {
  const limited = await createTestServer({ config: { rateLimits: 'on' } });
  const user = await limited.person();
  const ask = (count: number) =>
    callAs(limited, user, calls.changeEmail, {
      body: { new_email: `many.${count}@campus.example`, password: TEST_PASSWORD },
    });
  for (let count = 0; count < 5; count += 1) {
    expect((await ask(count)).status).toBe(200);
    limited.clock.advance(6 * 60_000);
  }
  expect((await ask(5)).status).toBe(429);
  await limited.close();
});
