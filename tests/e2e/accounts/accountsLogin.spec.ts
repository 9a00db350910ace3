import type { Page } from '@playwright/test';
import { addressOf, holdCall } from '../support/calls';
import { fillLogin, makeNewcomer, makeUnverified } from '../support/newcomers';
import { makePerson } from '../support/people';
import { expect, test } from '../support/quadTest';
import { logIn } from '../support/signIn';

const tokenOf = (page: Page) => page.evaluate(() => localStorage.getItem('token'));
const alert = (page: Page, text: string) => page.getByRole('alert').getByText(text);

test('login works by username or e-mail and persists by default, and the form is disabled meanwhile', async ({
  quad,
  visit,
}) => {
  const person = await makePerson(quad, 'either');
  for (const login of [person.username, person.email.toUpperCase()]) {
    const { page } = await visit();
    const release = await holdCall(page, 'login');
    await page.goto('/login');
    await expect(page.getByLabel('Keep me logged in')).toBeChecked();
    await fillLogin(page, login, person.password);
    await expect(page.getByRole('button', { name: 'Logging in...' })).toBeVisible();
    await expect(page.getByLabel('Username or Email')).toBeDisabled();
    await expect(page.getByLabel('Password', { exact: true })).toBeDisabled();
    release();
    await expect(page).toHaveURL('/dashboard/posts');
    const kept = () =>
      page.evaluate(() =>
        ['user_id', 'user_email', 'username'].map((key) => localStorage.getItem(key)),
      );
    await expect.poll(kept).toEqual([String(person.id), person.email, person.username]);
  }
});

test('password managers find their fields, and both fields are required', async ({ visit }) => {
  const { page } = await visit();
  await page.goto('/login');
  const username = page.getByLabel('Username or Email');
  const password = page.getByLabel('Password', { exact: true });
  await expect(username).toHaveAttribute('autocomplete', 'username');
  await expect(password).toHaveAttribute('autocomplete', 'current-password');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByText('Enter your username or email.')).toBeVisible();
  await expect(page.getByText('Enter your password.')).toBeVisible();
  await expect(username).toBeFocused();
  await page.getByRole('link', { name: 'Sign up' }).click();
  await expect(page).toHaveURL('/signup');
});

test('Forgot password takes over an e-mail address, but not a username', async ({ visit }) => {
  const { page } = await visit();
  await page.goto('/login');
  await page.getByLabel('Username or Email').fill('ada');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page.getByLabel('Email')).toHaveValue('');
  await page.goBack();
  await page.getByLabel('Username or Email').fill('ada@uni.example');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page).toHaveURL('/forgot-password');
  await expect(page.getByLabel('Email')).toHaveValue('ada@uni.example');
});

test('a wrong password is explained and keeps the input', async ({ quad, visit }) => {
  const person = await makePerson(quad, 'wrong');
  const { page } = await visit();
  await page.goto('/login');
  await fillLogin(page, person.username, 'not the password');
  await expect(alert(page, 'Invalid username or password')).toBeVisible();
  await expect(page.getByLabel('Username or Email')).toHaveValue(person.username);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('not the password');
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await expect.poll(() => tokenOf(page)).toBeNull();
});

test("a failed login shows the server's text, or a default text", async ({ quad, visit }) => {
  const person = await makePerson(quad, 'failed');
  const { page } = await visit();
  const attempt = async (path: RegExp, status: number, json: object, text: string) => {
    await page.route(path, (route) => route.fulfill({ status, json }));
    await page.goto('/login');
    await fillLogin(page, person.username, person.password);
    await expect(alert(page, text)).toBeVisible();
    await expect(page).toHaveURL('/login');
    await expect.poll(() => tokenOf(page)).toBeNull();
    await page.unroute(path);
  };
  const token = addressOf('login');
  const me = addressOf('me');
  await attempt(token, 401, { detail: 'This account is closed.' }, 'This account is closed.');
  await attempt(token, 500, {}, 'Invalid username or password');
  await attempt(token, 200, {}, 'Login failed');
  await attempt(me, 500, { detail: 'x' }, 'Login failed');
  const missing = 'User data is missing required fields (id, email, username)';
  await attempt(me, 200, { id: 5, username: 'ada' }, missing);

  await page.route(token, (route) => route.abort());
  await page.goto('/login');
  await fillLogin(page, person.username, person.password);
  await expect(alert(page, 'Login failed')).toBeVisible();
});

test('an unverified address leads to its verification, and the login offers a new code', async ({
  quad,
  visit,
}) => {
  const { email, username, password } = await makeUnverified(quad, 'unproved');
  const { page } = await visit();
  await page.goto('/login');
  await fillLogin(page, username, password);
  await expect(page).toHaveURL('/verify-email');
  await expect(alert(page, 'Please verify your email.')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expect.poll(() => tokenOf(page)).toBeNull();

  await page.goBack();
  await expect(alert(page, 'Please verify your email.')).toBeVisible();
  await expect(page.getByLabel('Username or Email')).toHaveValue(email);
  await page.getByRole('link', { name: 'Resend OTP' }).click();
  await expect(page).toHaveURL('/verify-email');
  await expect(page.getByLabel('Email')).toHaveValue(email);
});

test('an empty profile comes before everything else, and the feed afterwards', async ({
  quad,
  visit,
}) => {
  const newcomer = await makeNewcomer(quad, 'fresh');
  const { page } = await visit();
  await page.goto('/dashboard/suggested-users');
  await expect(page).toHaveURL('/login');
  await fillLogin(page, newcomer.username, newcomer.password);
  await expect(page).toHaveURL('/complete-profile');
  await page.goto('/dashboard/posts');
  await expect(page).toHaveURL('/complete-profile');
});

test('the login leads to the page requested before, with its query', async ({ quad, visit }) => {
  const person = await makePerson(quad, 'deep');
  const { page } = await visit();
  await page.goto('/dashboard/search-results?q=needle');
  await expect(page).toHaveURL('/login');
  await fillLogin(page, person.username, person.password);
  await expect(page).toHaveURL('/dashboard/search-results?q=needle');
  await page.goto('/login');
  await expect(page).toHaveURL('/dashboard/posts');
});

test('a failed Google sign-in is reported, and a server without Google does not offer it', async ({
  visit,
}) => {
  const { page } = await visit();
  await page.goto('/login?error=google');
  await expect(alert(page, 'Google login failed')).toBeVisible();
  await expect(page.getByRole('link', { name: /Google/ })).toHaveCount(0);
});

test.describe('a token in the address', () => {
  test(
    'is stored and removed from the address before any request, and leads to the feed',
    { tag: '@journey' },
    async ({ quad, visit }) => {
      const { token } = await makePerson(quad, 'token');
      const { page } = await visit();
      const leaks: string[] = [];
      page.on('request', async (request) => {
        // The last requests may be cut off by the end of the test, and are rejected then.
        const headers: Record<string, string> = await request.allHeaders().catch(() => ({}));
        const { referer = '' } = headers;
        const isFirst = request.isNavigationRequest();
        if (!isFirst && (request.url().includes(token) || referer.includes(token)))
          leaks.push(request.url());
      });
      await page.goto(`/login?token=${token}`);
      await expect(page).toHaveURL('/dashboard/posts');
      await expect.poll(() => tokenOf(page)).toBe(token);
      await page.goBack();
      await expect.poll(() => page.url()).not.toContain(token);
      expect(leaks).toEqual([]);
    },
  );

  test('that is malformed or expired is refused and removed from the URL', async ({ visit }) => {
    const { page } = await visit();
    await page.goto('/login?token=not-a-token');
    await expect(alert(page, 'Google login failed')).toBeVisible();
    await expect(page).toHaveURL('/login');
    await page.goto(`/login?token=${'A'.repeat(43)}`);
    await expect(alert(page, 'Login failed')).toBeVisible();
    await expect(page).toHaveURL('/login');
    await expect.poll(() => tokenOf(page)).toBeNull();
  });

  test('never replaces a live session without asking', async ({ quad, visit }) => {
    const [nusrat, mallory] = [await makePerson(quad, 'nusrat'), await makePerson(quad, 'mallory')];
    const { page } = await visit();
    await logIn(page, nusrat);
    const before = await tokenOf(page);

    await page.goto(`/login?token=${mallory.token}`);
    await expect(page.getByRole('heading', { name: 'Switch accounts?' })).toBeVisible();
    await expect(page).toHaveURL('/login');
    await expect.poll(() => tokenOf(page)).toBe(before);
    await page.getByRole('button', { name: `Stay logged in as ${nusrat.username}` }).click();
    await expect(page).toHaveURL('/dashboard/posts');
    await expect.poll(() => tokenOf(page)).toBe(before);

    await page.goto(`/login?token=${mallory.token}`);
    await page.getByRole('button', { name: 'Switch account' }).click();
    await expect(page).toHaveURL('/dashboard/posts');
    await expect.poll(() => tokenOf(page)).toBe(mallory.token);
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('username')))
      .toBe(mallory.username);
  });
});
