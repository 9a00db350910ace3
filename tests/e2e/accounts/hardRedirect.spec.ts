import type { Page } from '@playwright/test';
import { addressOf } from '../support/calls';
import { fillLogin } from '../support/newcomers';
import { noteText } from '../support/briefTexts';
import { makePerson } from '../support/people';
import { expect, test } from '../support/quadTest';
import { signIn } from '../support/signIn';

const EXPIRED = 'Session expired! Please log in again.';
const token = (page: Page) => page.evaluate(() => localStorage.getItem('token'));
const refuse = (page: Page, address: string | RegExp) =>
  page.route(address, (route) => route.fulfill({ status: 401, json: { detail: 'No' } }));
const writeBox = (page: Page) =>
  page.getByRole('form', { name: 'Write a post' }).getByRole('textbox', { name: 'Write a post' });
/** Collects every login document that the page requests. */
function countLogins(page: Page): string[] {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && new URL(request.url()).pathname === '/login')
      documents.push(request.url());
  });
  return documents;
}
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { mark: 'old document' }));
const marked = (page: Page) => page.evaluate(() => 'mark' in window);

test(
  'a 401 in a session loads the login once as a new document, and keeps the input',
  { tag: '@journey' },
  async ({ quad, visit }) => {
    const person = await makePerson(quad, 'redirected');
    const { page } = await visit();
    await signIn(page, person);
    await mark(page);
    const logins = countLogins(page);
    await writeBox(page).fill('Half a thought');
    // A call of the feed must not end the session before the click has led to the page.
    const arrived = page.waitForURL('/dashboard/suggested-users');
    await page.route('**/api/**', async (route) => {
      await arrived;
      await route.fulfill({ status: 401, json: { detail: 'No' } });
    });
    await page.getByRole('link', { name: 'Connections' }).click();
    await expect(page).toHaveURL('/login');
    await expect(page.getByRole('alert').getByText(EXPIRED)).toBeVisible();
    await expect.poll(() => marked(page)).toBe(false);
    await expect.poll(() => token(page)).toBeNull();
    expect(logins).toHaveLength(1);
    await page.unrouteAll();
    await fillLogin(page, person.username, person.password);
    await expect(page).toHaveURL('/dashboard/suggested-users');
    await page.getByRole('link', { name: 'Home', exact: true }).click();
    await expect(writeBox(page)).toHaveValue('Half a thought');
    // The message is shown once: a later visit to the login in this tab does not repeat it.
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/login');
    await expect(page.getByText(EXPIRED)).toHaveCount(0);
  },
);

test('the events ask the user to log in before the login page is loaded', async ({
  quad,
  visit,
}) => {
  const { page } = await visit();
  await signIn(page, await makePerson(quad, 'events'), '/dashboard/suggested-users');
  await mark(page);
  await refuse(page, addressOf('listEvents'));
  const seen = await noteText(page, 'Please log in to view events.');
  await page.reload();
  await mark(page);
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page).toHaveURL('/login');
  expect(await marked(page)).toBe(false);
  // In the old document, before it was left.
  expect(await seen()).toBe('/dashboard/posts (marked)');
  await expect(page.getByRole('alert').getByText(EXPIRED)).toBeVisible();
});

test('a refused login stays on the page', async ({ quad, visit }) => {
  const person = await makePerson(quad, 'mistyped');
  const { page } = await visit();
  await page.goto('/login');
  await mark(page);
  await fillLogin(page, person.username, 'another password');
  await expect(page.getByText('Invalid username or password')).toBeVisible();
  expect(await marked(page)).toBe(true);
});

test('a profile without a stored token says so, and sends no request', async ({ quad, visit }) => {
  const [reader, other] = [await makePerson(quad, 'cleared'), await makePerson(quad, 'shown')];
  const { page } = await visit();
  await signIn(page, reader);
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/user/')) calls.push(request.url());
  });
  await page.evaluate(() => localStorage.removeItem('token'));
  await page.getByRole('banner').locator(`a[href="/dashboard/${reader.username}/about"]`).click();
  const noToken = page.getByRole('alert').filter({ hasText: 'No token found. Please log in.' });
  await expect(noToken).toBeVisible();
  expect(calls).toEqual([]);
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  await expect(page).toHaveURL('/login');
  await fillLogin(page, other.username, other.password);
  await expect(page).toHaveURL('/dashboard/posts');
});
