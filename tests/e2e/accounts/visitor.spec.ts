import { INFO_PATHS } from '#app/infoRoutes';
import { paths } from '#shared/paths';
import { fixedPaths } from '../support/log-screens/appRoutes';
import { makePerson } from '../support/people';
import { expect, expectAccessible, takePicture, test } from '../support/quadTest';
import { signIn } from '../support/signIn';

test(
  'the landing page is complete before any script has run',
  { tag: '@journey' },
  async ({ browser, quad }) => {
    const context = await browser.newContext({ baseURL: quad.url, javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Where academic minds connect',
    );
    for (const counter of ['500+', '50K+', '10K+', '5K+'])
      await expect(page.getByText(counter)).toBeVisible();
    const start = page.getByRole('link', { name: 'Get Started' });
    // The button's full height means that the style sheet is loaded.
    await expect.poll(async () => (await start.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await start.click();
    await expect(page).toHaveURL('/signup');
    await context.close();
  },
);

test(
  'a visitor who only reads does not download the application',
  { tag: '@journey' },
  async ({ visit }) => {
    const { page } = await visit();
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await page.goto('/');
    await page.mouse.wheel(0, 2_000);
    await expect(page.getByText('There is a seat for')).toBeInViewport();
    expect(scripts.map((url) => new URL(url).pathname)).toEqual([
      expect.stringContaining('/assets/visitor.'),
    ]);
  },
);

for (const theme of ['light', 'dark'] as const) {
  test(`each of the twelve footer links leads to a real page (${theme})`, async ({ visit }) => {
    const { page } = await visit({ theme, viewport: theme === 'dark' ? 'phone' : 'desktop' });
    await page.goto('/');
    const links = page.getByRole('contentinfo').getByRole('link');
    for (const path of INFO_PATHS)
      await expect(links.and(page.locator(`[href="/${path}"]`))).toBeVisible();
    for (const path of INFO_PATHS) {
      await page.goto(`/${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page).toHaveTitle(/Quad/);
      await expectAccessible(page);
    }
    await takePicture(page, `${theme}-feedback`);
  });
}

test("an unknown address leads to the start, and a members' page to the login and back", async ({
  quad,
  visit,
}) => {
  const { page } = await visit();
  await page.goto('/no/such/page');
  await expect(page).toHaveURL('/');
  const person = await makePerson(quad, 'returning');
  await page.goto('/dashboard/suggested-users');
  await expect(page).toHaveURL('/login');
  await page.getByLabel('Username or Email').fill(person.username);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL('/dashboard/suggested-users');
  await expect(page).toHaveTitle('Connections · Quad');
});

test.describe('inside', () => {
  test('every page opens with its heading, and Logout ends the session', async ({
    quad,
    visit,
  }) => {
    const { page } = await visit();
    const person = await makePerson(quad, 'walker');
    await signIn(page, person);
    const places = [
      ...fixedPaths,
      `${paths.search}?q=x`,
      paths.event(1),
      paths.profile(person.username),
      '/share/abc',
      '/chat',
    ];
    for (const place of places) {
      await page.goto(place);
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
      await expectAccessible(page);
    }
    await page.getByRole('banner').getByRole('button', { name: 'AskU' }).click();
    await expect(page.getByRole('complementary', { name: 'AskU' })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /Notifications/ }).click();
    await expect(page.getByText('You’re all caught up')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Me menu' }).click();
    await page.getByRole('menuitem', { name: 'Theme' }).press('Enter');
    await page.getByRole('menuitemradio', { name: 'Dark theme' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.goto('/dashboard/posts');
    await expect(page.getByRole('link', { name: 'Explore universities' })).toBeVisible();
    await page.keyboard.press('n');
    await expect(page.getByPlaceholder('Share a finding, a question or a plan')).toBeFocused();
    await page.getByRole('button', { name: 'Me menu' }).click();
    await page.getByRole('menuitem', { name: 'Keyboard shortcuts' }).click();
    const shortcuts = page.getByRole('switch', { name: 'Single-key shortcuts' });
    await shortcuts.uncheck();
    await page.keyboard.press('Escape');
    await expect(shortcuts).toBeHidden();
    const token = await page.evaluate(() => localStorage.getItem('token'));
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/login');
    await expect
      .poll(() =>
        page.evaluate(() =>
          ['token', 'user_id', 'username'].map((key) => localStorage.getItem(key)),
        ),
      )
      .toEqual([null, null, null]);
    await expect
      .poll(async () => {
        const headers = { authorization: `Bearer ${token ?? ''}` };
        return (await fetch(`${quad.url}/api/auth/users/me/`, { headers })).status;
      })
      .toBe(401);
  });
});

test.describe('without a network', () => {
  test(
    'navigation to another page is announced and focuses its heading, and going offline is announced',
    { tag: '@journey' },
    async ({ quad, visit }) => {
      const person = await makePerson(quad, 'listener');
      const { page, context } = await visit();
      await signIn(page, person);

      await page.getByRole('link', { name: 'Connections' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Connections' })).toBeFocused();
      await expect(page.locator('[aria-live="polite"]').getByText('Connections')).toBeAttached();

      await page.reload();
      await expect(page.getByRole('heading', { level: 1, name: 'Connections' })).toBeVisible();
      await page.keyboard.press('Tab');
      const skip = page.getByRole('link', { name: 'Skip to content' });
      await expect(skip).toBeFocused();
      await skip.press('Enter');
      await expect(page.getByRole('main')).toBeFocused();

      await context.setOffline(true);
      await expect(
        page.getByText('You’re offline. Messages will be sent when you’re back.'),
      ).toBeVisible();
      await context.setOffline(false);
      await expect(
        page.getByText('You’re offline. Messages will be sent when you’re back.'),
      ).toHaveCount(0);
    },
  );
});
