import { calls } from '#contract/calls/index';
import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import { lastCodeTo, mailsTo, TEST_PASSWORD, type TestUser } from '#server/testing/factories';
import { callAs } from '#server/testing/rights/callAs';
import { runCommand } from '#server/testing/runCommand';
import { remindOfDeletions } from './deletion/deleteDueAccounts';

const DAY_MS = 24 * 3_600_000;
const newPassword = 'amber-harbour-8';
let server: TestServer;
let nusrat: TestUser;
let tanvir: TestUser;

beforeAll(async () => {
  server = await createTestServer();
  await server.person({ university: 'University of Dhaka' });
  await runCommand(server, 'universities', 'domains', 'add', 'University of Dhaka', 'du.ac.bd');
});
afterAll(() => server.close());
beforeEach(async () => {
  nusrat = await server.person();
  tanvir = await server.person();
  await choose('Nusrat <b>Jahan');
  await choose('Tanvir Hasan', tanvir);
});

const choose = (display_name: string, user = nusrat) =>
  callAs(server, user, calls.changeDetails, { body: { display_name } });
const forgot = () => callAs(server, null, calls.forgotPassword, { body: { email: nusrat.email } });
const changePassword = () =>
  callAs(server, nusrat, calls.changePassword, {
    body: { current_password: TEST_PASSWORD, new_password: newPassword },
  });
const changeEmail = (new_email: string, user = nusrat) =>
  callAs(server, user, calls.changeEmail, { body: { new_email, password: TEST_PASSWORD } });
const requestDeletion = () =>
  callAs(server, nusrat, calls.requestDeletion, { body: { password: TEST_PASSWORD } });
const verify = (user: TestUser, email: string) =>
  callAs(server, user, calls.verifyInstitution, { body: { email } });

/** The newest mail to an address. */
async function mailTo(email: string): Promise<{ text: string; html: string }> {
  const { text = '', html = '' } = (await mailsTo(server, email)).at(-1) ?? {};
  return { text, html };
}

test.each([
  ['a changed password', changePassword],
  ['a forgotten password', forgot],
  [
    'a new password by code',
    async () => {
      await forgot();
      const otp = await lastCodeTo(server, nusrat.email);
      const body = { email: nusrat.email, otp, new_password: newPassword };
      await callAs(server, null, calls.resetPassword, { body });
    },
  ],
  [
    'a password given by the operator',
    () => runCommand(server, 'accounts', 'set-password', nusrat.username),
  ],
  [
    'a signup with the same address',
    async () => {
      const body = { username: `x${nusrat.username}`, email: nusrat.email, password: newPassword };
      await callAs(server, null, calls.signup, { body });
    },
  ],
  ['an account that wants the same address', () => changeEmail(nusrat.email, tanvir)],
  ['the deletion of the account', requestDeletion],
  [
    'the deletion of the next day',
    async () => {
      await requestDeletion();
      server.clock.advance(13.5 * DAY_MS);
      await remindOfDeletions(server.deps);
    },
  ],
])('the mail about %s greets the owner by the name they chose', async (_, act) => {
  await act();
  const { text, html } = await mailTo(nusrat.email);
  expect(text).toContain('Hello Nusrat <b>Jahan, ');
  expect(html).toContain('Hello Nusrat &lt;b&gt;Jahan, ');
});

test('a name that could become a link in the mail is not used in it', async () => {
  await choose('https://evil.example');
  await changePassword();
  const { text, html } = await mailTo(nusrat.email);
  expect(text).toContain(`Hello ${nusrat.username}, `);
  expect(html).not.toContain('evil.example');
});

test('an address gets the username until it is proved, and then the name', async () => {
  const fresh = `new.${nusrat.email}`;
  await changeEmail(fresh);
  expect((await mailTo(fresh)).text).toContain(`Hello ${nusrat.username}, `);
  const body = { otp: await lastCodeTo(server, fresh) };
  await callAs(server, nusrat, calls.confirmEmail, { body });
  expect((await mailTo(nusrat.email)).text).toContain('Hello Nusrat <b>Jahan, ');
});

test('the owner of a university address is told which account wants it, by name and username', async () => {
  const email = `${nusrat.username}@cse.du.ac.bd`;
  await verify(nusrat, email);
  expect((await mailTo(email)).text).toContain(`Hello ${nusrat.username}, `);
  const body = { otp: await lastCodeTo(server, email) };
  await callAs(server, nusrat, calls.confirmInstitution, { body });
  await verify(tanvir, email);
  expect((await mailTo(email)).text).toContain(
    `Hello Nusrat <b>Jahan, the account Tanvir Hasan (@${tanvir.username}) just tried`,
  );
});
