import type { Page } from '@playwright/test';
import type { CallName } from '#contract/paths';
import { firstText, noteText } from '../support/briefTexts';
import { addressOf, holdCall } from '../support/calls';
import { newestMailTo, readCode } from '../support/mailbox';
import { makeNewcomer, makeUnverified, newName, PASSWORD } from '../support/newcomers';
import { expect, test } from '../support/quadTest';

const TOO_MANY = 'Too many requests. Please wait a minute and try again.';
const NEW_PASSWORD = 'paper ochre forty-one';
const alert = (page: Page, text: string) => page.getByRole('alert').getByText(text);
const note = (page: Page, text: string) => page.getByRole('status').getByText(text);
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function fillSignup(page: Page, { username, email }: { username: string; email: string }) {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Institutional email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
}

test('a new user signs up, verifies the address with a pasted code and is welcomed at the login', async ({
  quad,
  visit,
}) => {
  const { username, email } = newName('joiner');
  const { page } = await visit();
  // The toast is short, so the page itself notes it.
  const toast = await noteText(page, 'Email verified successfully!');
  await page.goto('/signup');
  await fillSignup(page, { username, email });
  const release = await holdCall(page, 'signup');
  await press(page, 'Sign up');
  await expect(page.getByRole('button', { name: 'Signing up...' })).toBeVisible();
  await expect(page.getByLabel('Username')).toBeDisabled();
  release();

  await expect(page).toHaveURL('/verify-email');
  await expect(
    note(page, 'Signup successful! Please check your email for verification.'),
  ).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  const code = await readCode(quad.dataDir, email);
  const spaced = ` ${code.slice(0, 3)} ${code.slice(3)} `;
  await page.getByLabel('Code').evaluate((field: HTMLInputElement, text) => {
    field.focus();
    document.execCommand('insertText', false, text);
  }, spaced);

  await expect(page).toHaveURL('/login');
  await expect.poll(toast).not.toBeNull();
  await expect(note(page, 'Email verified! Please log in to continue.')).toBeVisible();
  await expect(page.getByLabel('Username or Email')).toHaveValue(email);
});

test('an address opens the account of the user who verifies it, not of an earlier signup', async ({
  quad,
  visit,
}) => {
  const attacker = newName('mallory');
  const { username } = newName('owner');
  const { email } = attacker;
  const attack = { ...attacker, password: 'a password of the attacker' };
  /** The result of the attacker's password: a refused login, or a signup that waits forever. */
  const enter = async (name: string) => {
    const login = await fetch(`${quad.url}/api/auth/token`, {
      method: 'POST',
      body: new URLSearchParams({ username: name, password: attack.password }),
    });
    if (!login.ok) return login.status;
    const { access_token: token } = (await login.json()) as { access_token: string };
    const headers = { authorization: `Bearer ${token}` };
    return (await fetch(`${quad.url}/api/auth/users/me/`, { headers })).status;
  };
  const signup = await fetch(`${quad.url}/api/auth/signup/`, {
    method: 'POST',
    body: JSON.stringify(attack),
    headers: { 'content-type': 'application/json' },
  });
  expect(signup.status).toBe(201);
  const before = await readCode(quad.dataDir, email);

  const { page } = await visit();
  await page.goto('/signup');
  await fillSignup(page, { username, email });
  await press(page, 'Sign up');
  await expect(page).toHaveURL('/verify-email');
  let code = before;
  await expect.poll(async () => (code = await readCode(quad.dataDir, email))).not.toBe(before);
  await page.getByLabel('Code').fill(code);

  await expect(page).toHaveURL('/login');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await press(page, 'Log in');
  await expect(page).toHaveURL('/complete-profile');
  expect(await enter(username)).toBe(401);
  expect(await enter(email)).toBe(403);
  expect(await enter(attacker.username)).toBe(403);
});

test('the signup helps with the password and supports password managers', async ({ visit }) => {
  const { page } = await visit();
  await page.goto('/signup');
  const password = page.getByLabel('Password', { exact: true });
  await expect(page.getByText('Use 8 or more characters.')).toBeVisible();
  await password.fill('abcde');
  await expect(page.getByText('5 characters. 3 more to go.')).toBeVisible();
  await password.fill('abcdefgh');
  await expect(page.getByText('Long enough.')).toBeVisible();
  await expect(password).toHaveAttribute('type', 'password');
  await press(page, 'Show password');
  await expect(password).toHaveAttribute('type', 'text');
  await expect(password).toHaveAttribute('autocomplete', 'new-password');
  await expect(page.getByLabel('Username')).toHaveAttribute('autocomplete', 'username');
  const email = page.getByLabel('Institutional email');
  await expect(email).toHaveAttribute('autocomplete', 'email');
  await expect(email).toHaveAttribute('type', 'email');
});

test('a failed signup explains the error next to its field and keeps the input', async ({
  quad,
  visit,
}) => {
  const taken = await makeUnverified(quad, 'taken');
  const { email } = newName('second');
  const { page } = await visit();
  await page.goto('/signup');
  await press(page, 'Sign up');
  await expect(page.getByRole('alert')).toHaveCount(3);
  await expect(page.getByLabel('Username')).toBeFocused();

  await fillSignup(page, { username: taken.username, email });
  await press(page, 'Sign up');
  await expect(page.getByLabel('Username')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByRole('alert')).toHaveCount(1);

  await page.route(addressOf('signup'), (route) =>
    route.fulfill({ status: 503, json: { detail: 'Signing up is closed today.' } }),
  );
  await press(page, 'Sign up');
  await expect(alert(page, 'Signing up is closed today.')).toBeVisible();
  await page.route(addressOf('signup'), (route) => route.abort());
  await press(page, 'Sign up');
  await expect(
    alert(page, 'Signup failed. Please check your details and try again.'),
  ).toBeVisible();
  await expect(page.getByLabel('Username')).toHaveValue(taken.username);
  await expect(page.getByLabel('Institutional email')).toHaveValue(email);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(PASSWORD);
});

test('a wrong code, a new one, and too many attempts are explained', async ({ quad, visit }) => {
  const { email } = await makeUnverified(quad, 'coder');
  const { page } = await visit();
  await page.goto('/verify-email');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Code').fill('12345');
  await press(page, 'Verify OTP');
  await expect(alert(page, 'Please enter a valid 6-character OTP')).toBeVisible();
  const real = await readCode(quad.dataDir, email);
  await page.getByLabel('Code').fill(real === '000000' ? '000001' : '000000');
  await press(page, 'Verify OTP');
  await expect(alert(page, 'Invalid or expired code')).toBeVisible();

  const respond = async (call: CallName, status: number, body: object) => {
    const headers = { 'retry-after': '42' };
    await page.unrouteAll();
    await page.route(addressOf(call), (route) => route.fulfill({ status, headers, json: body }));
  };
  await respond('verifyOtp', 500, {});
  await press(page, 'Verify OTP');
  await expect(alert(page, 'Verification failed')).toBeVisible();
  await respond('verifyOtp', 429, { detail: 'x' });
  await press(page, 'Verify OTP');
  await expect(alert(page, TOO_MANY)).toBeVisible();
  await respond('resendOtp', 500, {});
  await press(page, 'Resend OTP');
  await expect(alert(page, 'Failed to resend OTP')).toBeVisible();
  await respond('resendOtp', 429, { detail: 'x' });
  const first = firstText(page, /Resend OTP · 0:\d\d/);
  await press(page, 'Resend OTP');
  // A busy machine may show it a second or two late.
  const shown = await first;
  expect(shown).toMatch(/^Resend OTP · 0:(?:4[0-2]|3\d)$/);
  await expect(alert(page, TOO_MANY)).toHaveCount(2);
  const resend = page.getByRole('button', { name: /^Resend OTP · 0:\d\d$/ });
  await expect(resend).toHaveAttribute('aria-disabled', 'true');
  await expect(resend).not.toHaveText(shown);
});

test('a new code is sent and announced, and replaces the old one', async ({ quad, visit }) => {
  const { email } = await makeUnverified(quad, 'again');
  const first = await readCode(quad.dataDir, email);
  const { page } = await visit();
  await page.goto('/verify-email');
  await page.getByLabel('Email').fill(email);
  await press(page, 'Resend OTP');
  await expect(note(page, 'New OTP sent to your email')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Resend OTP · / })).toBeVisible();
  await expect.poll(() => readCode(quad.dataDir, email)).not.toBe(first);
  await page.getByLabel('Code').fill(await readCode(quad.dataDir, email));
  await press(page, 'Verify OTP');
  await expect(page).toHaveURL('/login');
});

test('a forgotten password is replaced, and the e-mail address is carried through all steps', async ({
  quad,
  visit,
}) => {
  const { email, password } = await makeNewcomer(quad, 'forgetful');
  const { page } = await visit();
  await page.goto('/login');
  await page.getByLabel('Username or Email').fill(email);
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  // Said before the next page comes by itself.
  const sent = firstText(page, /Password reset OTP sent to your email!/);
  await press(page, 'Send OTP');
  await expect(page).toHaveURL('/reset-password');
  await sent;
  await expect(page.getByLabel('Email')).toHaveValue(email);

  await expect.poll(() => newestMailTo(quad.dataDir, email)).toMatch(/reset|password/i);
  const code = await readCode(quad.dataDir, email);
  const field = (label: string) => page.getByLabel(label, { exact: true });
  await expect(field('OTP')).toHaveAttribute('autocomplete', 'one-time-code');
  await expect(field('New password')).toHaveAttribute('autocomplete', 'new-password');
  await field('OTP').fill(code.slice(1));
  await field('New password').fill('short');
  await field('Confirm password').fill('other');
  await press(page, 'Reset Password');
  await expect(alert(page, 'Please enter a valid 6-character OTP')).toBeVisible();
  await expect(alert(page, 'Password must be at least 8 characters')).toBeVisible();
  await expect(alert(page, 'Passwords do not match')).toBeVisible();

  await field('OTP').fill(code);
  await field('New password').fill(NEW_PASSWORD);
  await field('Confirm password').fill(NEW_PASSWORD);
  const done = firstText(page, /Password reset successfully! Redirecting to login\.\.\./);
  await press(page, 'Reset Password');
  await expect(page).toHaveURL('/login');
  await done;
  await expect(page.getByLabel('Username or Email')).toHaveValue(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await press(page, 'Log in');
  await expect(alert(page, 'Invalid username or password')).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD);
  await press(page, 'Log in');
  await expect(page).toHaveURL('/complete-profile');
});

test('failures during a password reset are explained', async ({ visit }) => {
  const { page } = await visit();
  const respond = async (call: CallName, status: number, body: object) => {
    await page.unrouteAll();
    await page.route(addressOf(call), (route) => route.fulfill({ status, json: body }));
  };
  await page.goto('/forgot-password');
  await page.getByLabel('Email').fill('somebody@uni.example');
  await respond('forgotPassword', 500, {});
  await press(page, 'Send OTP');
  await expect(alert(page, 'Failed to send OTP')).toBeVisible();
  await respond('forgotPassword', 500, { detail: 'The post is on strike.' });
  await press(page, 'Send OTP');
  await expect(alert(page, 'The post is on strike.')).toBeVisible();
  await respond('forgotPassword', 429, { detail: 'x' });
  await press(page, 'Send OTP');
  await expect(alert(page, TOO_MANY)).toBeVisible();
  await expect(page).toHaveURL('/forgot-password');

  await page.goto('/reset-password');
  await page.getByLabel('Email').fill('somebody@uni.example');
  await page.getByLabel('OTP', { exact: true }).fill('123456');
  await page.getByLabel('New password').fill(NEW_PASSWORD);
  await page.getByLabel('Confirm password').fill(NEW_PASSWORD);
  await page.unrouteAll();
  await press(page, 'Reset Password');
  await expect(alert(page, 'Invalid or expired code')).toBeVisible();
  await respond('resetPassword', 500, {});
  await press(page, 'Reset Password');
  await expect(alert(page, 'Password reset failed')).toBeVisible();
  await respond('resetPassword', 429, { detail: 'x' });
  await press(page, 'Reset Password');
  await expect(alert(page, TOO_MANY)).toBeVisible();
  await respond('forgotPassword', 500, {});
  await press(page, 'Resend OTP');
  await expect(alert(page, 'Failed to resend OTP')).toBeVisible();
  await page.unrouteAll();
  await press(page, 'Resend OTP');
  await expect(note(page, 'New OTP sent to your email')).toBeVisible();
  await expect(page.getByLabel('New password')).toHaveValue(NEW_PASSWORD);
});
