import { calls } from '#contract/calls/index';
import { setDisabled, setSuspended } from '#domain/people';
import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import { lastCodeTo, mailsTo, type TestUser } from '#server/testing/factories';
import { callAs } from '#server/testing/rights/callAs';
import { testRefusals } from '#server/testing/rights/testRefusals';
import { runCommand } from '#server/testing/runCommand';
import { expireInstitutions } from './expireInstitutions';

const DAY_MS = 24 * 3_600_000;
let server: TestServer;
let nusrat: TestUser;
/** An address at the university, which no one has verified. */
let fresh: string;

beforeAll(async () => {
  server = await createTestServer();
  await server.person({ university: 'University of Dhaka' });
  await runCommand(server, 'universities', 'domains', 'add', 'University of Dhaka', 'du.ac.bd');
});
afterAll(() => server.close());
beforeEach(async () => {
  nusrat = await server.person();
  fresh = `${nusrat.username}@cse.du.ac.bd`;
});

const ask = (email = fresh, user = nusrat) =>
  callAs(server, user, calls.verifyInstitution, { body: { email } });
const confirm = (otp: string, user = nusrat) =>
  callAs(server, user, calls.confirmInstitution, { body: { otp } });
const me = async (user = nusrat) => (await callAs(server, user, calls.me)).response;
const daysPass = (days: number) => server.clock.advance(days * DAY_MS);
const renew = async () => {
  // Sessions end within these months; the account is what counts.
  const now = server.clock.now();
  const later = new Date(now.getTime() + 400 * DAY_MS);
  await server.deps.db
    .updateTable('sessions')
    .set({ idle_expires_at: later, last_used_at: now })
    .execute();
};

async function verify(email = fresh, user = nusrat): Promise<void> {
  await ask(email, user);
  expect((await confirm(await lastCodeTo(server, email), user)).status).toBe(200);
}

testRefusals(() => server, ['verifyInstitution', 'confirmInstitution', 'removeInstitution']);

test('the code mailed to the address proves it, and profile and posts show its domain', async () => {
  const { status, response } = await ask(` ${fresh.toUpperCase()} `);
  expect([status, response.detail]).toEqual([200, 'We sent a code to this address.']);
  expect((await me()).institution).toBeNull();
  expect(await mailsTo(server, nusrat.email)).toEqual([]);
  const at = server.clock.now().getTime();
  const confirmed = await confirm(await lastCodeTo(server, fresh));
  const institution = confirmed.response.institution;
  expect([confirmed.status, institution]).toMatchObject([
    200,
    { domain: 'cse.du.ac.bd', is_current: true },
  ]);
  expect(Math.abs(Date.parse(institution?.verified_at ?? '') - at)).toBeLessThan(60_000);
  const reader = await server.person();
  const { response: post } = await callAs(server, nusrat, calls.createTextPost, {
    body: { content: 'Verified.' },
  });
  const params = { params: { id: nusrat.id } };
  const profile = await callAs(server, reader, calls.profile, params);
  expect(profile.response.institution).toEqual(institution);
  const read = await callAs(server, reader, calls.readPost, { params: { id: post.id } });
  expect(read.response.user.institution).toEqual(institution);
  expect(JSON.stringify([profile.response, read.response])).not.toContain(fresh);
});

test('an author without a verified address has no institution', async () => {
  const { response: post } = await callAs(server, nusrat, calls.createTextPost, {
    body: { content: 'Not verified.' },
  });
  expect(post.user).not.toHaveProperty('institution');
});

test('another address replaces the first, and removing it forgets it', async () => {
  await verify();
  await verify(`second.${nusrat.username}@du.ac.bd`);
  expect((await me()).institution?.domain).toBe('du.ac.bd');
  // The first one is free again.
  const tanvir = await server.person();
  await verify(fresh, tanvir);
  for (let times = 0; times < 2; times += 1) {
    expect((await callAs(server, nusrat, calls.removeInstitution)).status).toBe(204);
  }
  expect((await me()).institution).toBeNull();
  expect((await me(tanvir)).institution?.domain).toBe('cse.du.ac.bd');
});

test('removing voids a code that waits', async () => {
  await ask();
  const otp = await lastCodeTo(server, fresh);
  await callAs(server, nusrat, calls.removeInstitution);
  expect((await confirm(otp)).status).toBe(400);
});

test('a code proves only the address it was mailed to last', async () => {
  await ask();
  const first = await lastCodeTo(server, fresh);
  const second = `second.${nusrat.username}@du.ac.bd`;
  await ask(second);
  const later = await lastCodeTo(server, second);
  expect((await confirm(first)).status).toBe(400);
  expect((await confirm(later)).response.institution?.domain).toBe('du.ac.bd');
  expect((await confirm(later)).status).toBe(400);
});

test('a code of another person or purpose proves nothing', async () => {
  const tanvir = await server.person();
  await ask();
  const otp = await lastCodeTo(server, fresh);
  expect((await confirm(otp, tanvir)).status).toBe(400);
  await callAs(server, null, calls.forgotPassword, { body: { email: tanvir.email } });
  expect((await confirm(await lastCodeTo(server, tanvir.email), tanvir)).status).toBe(400);
  expect((await me(tanvir)).institution).toBeNull();
});

test.each([
  ['of no university', 'asha@wobble.example'],
  ['of a lookalike', 'asha@du.ac.bd.wobble.example'],
  ['of a public mail host', 'asha@gmail.com'],
  ['that mail programs read differently', '"a b"@du.ac.bd'],
  ['without a host', 'du.ac.bd'],
])('an address %s is a 400 at the field', async (_name, email) => {
  const { status, problem } = await ask(email);
  expect([status, Object.keys(problem.errors ?? {})]).toEqual([400, ['email']]);
});

test('an address that verifies another account gets the same response; it is mailed, and no code', async () => {
  const tanvir = await server.person();
  await verify(fresh, tanvir);
  const before = (await mailsTo(server, fresh)).length;
  const free = await ask(`free.${nusrat.username}@du.ac.bd`);
  const taken = await ask();
  expect([taken.status, taken.response]).toEqual([free.status, free.response]);
  const mails = (await mailsTo(server, fresh)).slice(before);
  expect(mails.map(({ subject, code }) => [subject, code])).toEqual([
    ['Your university address verifies another account', undefined],
  ]);
  expect(mails[0]?.text).toContain(nusrat.username);
});

test('of two people who prove one address at once, one does', async () => {
  const tanvir = await server.person();
  await ask();
  const first = await lastCodeTo(server, fresh);
  await ask(fresh, tanvir);
  const second = await lastCodeTo(server, fresh);
  const responses = await Promise.all([confirm(first), confirm(second, tanvir)]);
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 400]);
});

test('a hundred concurrent wrong codes count as five, and then the right one is refused', async () => {
  await ask();
  const otp = await lastCodeTo(server, fresh);
  const wrong = otp === '000000' ? '000001' : '000000';
  const responses = await Promise.all(Array.from({ length: 100 }, () => confirm(wrong)));
  expect(responses.filter(({ status }) => status === 400)).toHaveLength(100);
  expect((await confirm(otp)).status).toBe(400);
});

test('a code to reset the password goes only to the login address', async () => {
  await verify();
  const before = (await mailsTo(server, fresh)).length;
  const asked = await callAs(server, null, calls.forgotPassword, { body: { email: fresh } });
  expect(asked.status).toBe(200);
  expect(await mailsTo(server, fresh)).toHaveLength(before);
  await callAs(server, null, calls.forgotPassword, { body: { email: nusrat.email } });
  expect(await mailsTo(server, nusrat.email)).toHaveLength(1);
});

test('a removed domain verifies no one else, and keeps the dates of those it did', async () => {
  await runCommand(server, 'universities', 'domains', 'add', 'University of Dhaka', 'law.example');
  await verify(`${nusrat.username}@law.example`);
  const { institution } = await me();
  await runCommand(server, 'universities', 'domains', 'remove', 'law.example');
  expect((await me()).institution).toEqual(institution);
  expect((await ask(`other.${nusrat.username}@law.example`)).status).toBe(400);
});

test('a proof is current for 13 months, and again after another', async () => {
  await verify();
  const current = async () => {
    await expireInstitutions(server.deps);
    await renew();
    return (await me()).institution?.is_current;
  };
  daysPass(385);
  expect(await current()).toBe(true);
  daysPass(15);
  expect(await current()).toBe(false);
  await verify();
  expect(await current()).toBe(true);
});

test('whoever logs in with an institution address is reminded once in 12 months to use another', async () => {
  const own = await server.person({ email: fresh });
  await verify(fresh, own);
  const signedUp = await server.person({ email: `only.${fresh}` });
  const mailed = async (email: string) => {
    await expireInstitutions(server.deps);
    return (await mailsTo(server, email)).filter(
      ({ subject }) => subject === 'Add an email address that stays with you',
    );
  };
  daysPass(360);
  expect(await mailed(own.email)).toEqual([]);
  daysPass(10);
  const [reminder] = await mailed(own.email);
  expect(reminder?.text).toContain('/dashboard/settings');
  expect(reminder?.text).toContain('verify the address there again');
  expect((await mailed(signedUp.email))[0]?.text).not.toContain('verify the address there again');
  expect(await mailed(own.email)).toHaveLength(1);
  expect(await mailed(nusrat.email)).toEqual([]);
  daysPass(370);
  expect(await mailed(own.email)).toHaveLength(2);
});

test('no one is reminded while their account is disabled, suspended or about to be deleted', async () => {
  const { db } = server.deps;
  const [disabled, suspended, leaving, member] = [
    await server.person({ email: `disabled.${fresh}` }),
    await server.person({ email: `suspended.${fresh}` }),
    await server.person({ email: `leaving.${fresh}` }),
    await server.person({ email: `member.${fresh}` }),
  ];
  daysPass(370);
  await setDisabled(db, disabled.id, server.clock.now());
  await setSuspended(db, suspended.id, server.clock.now());
  await runCommand(server, 'accounts', 'delete', leaving.username);
  const reminded = async () => {
    await expireInstitutions(server.deps);
    const people = [disabled, suspended, leaving, member];
    const mails = await Promise.all(people.map(({ email }) => mailsTo(server, email)));
    return mails.map((all) =>
      all.some(({ subject }) => subject === 'Add an email address that stays with you'),
    );
  };
  expect(await reminded()).toEqual([false, false, false, true]);
  await setSuspended(db, suspended.id, null);
  expect(await reminded()).toEqual([false, true, false, true]);
});

test('the university of the login address is proposed until the profile is complete', async () => {
  const own = await server.person({ email: fresh });
  expect((await me(own)).proposed_university).toBe('University of Dhaka');
  expect((await me()).proposed_university).toBeNull();
  const body = { university_name: 'BUET', department: 'Physics', fields_of_interest: 'Optics' };
  await callAs(server, own, calls.completeStep1, { body });
  expect((await me(own)).proposed_university).toBeNull();
});

test('the sixth address in an hour is a 429', async () => {
  const limited = await createTestServer({ config: { rateLimits: 'on' } });
  await limited.person({ university: 'University of Dhaka' });
  await runCommand(limited, 'universities', 'domains', 'add', 'University of Dhaka', 'du.ac.bd');
  const user = await limited.person();
  const askOnce = (count: number) =>
    callAs(limited, user, calls.verifyInstitution, { body: { email: `many.${count}@du.ac.bd` } });
  for (let count = 0; count < 5; count += 1) {
    expect((await askOnce(count)).status).toBe(200);
    limited.clock.advance(6 * 60_000);
  }
  expect((await askOnce(5)).status).toBe(429);
  await limited.close();
});
