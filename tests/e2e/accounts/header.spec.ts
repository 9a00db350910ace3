import { makePost } from '../support/makePost';
import { SCREENS } from '../support/looks';
import { makePerson } from '../support/people';
import { expect, expectAccessible, takePicture, test } from '../support/quadTest';
import { signIn } from '../support/signIn';

for (const viewport of SCREENS)
  test(`the items of the Me menu lead to their pages: ${viewport}`, async ({ quad, visit }) => {
    const { page } = await visit({ viewport });
    await signIn(page, await makePerson(quad, 'menus'));
    const open = () => page.getByRole('button', { name: 'Me menu' }).click();
    const item = (name: string) => page.getByRole('menuitem', { name });
    for (const theme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: theme });
      await open();
      await expect(item('View profile')).toBeVisible();
      await takePicture(page, `me-menu-${viewport}-${theme}`);
      await item('Theme').click();
      await expect(page.getByRole('menuitemradio', { name: 'System theme' })).toBeVisible();
      for (const choice of await page.getByRole('menuitemradio').all())
        await expect(choice).toBeInViewport({ ratio: 1 });
      await takePicture(page, `theme-menu-${viewport}-${theme}`);
      await page.keyboard.press('Escape');
    }

    await open();
    await item('View profile').click();
    await expect(page).toHaveURL(/\/about$/);
    await page.goto('/dashboard/research');
    await open();
    await item('Edit profile').click();
    await expect(page.getByRole('dialog', { name: 'Edit profile' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Me menu' })).toBeFocused();
    await open();
    await item('Universities').click();
    await expect(page).toHaveURL('/dashboard/university');
    await page.getByRole('link', { name: 'Events', exact: true }).click();
    await expect(page).toHaveURL('/dashboard/Events');
    await open();
    await item('Help').click();
    await expect(page).toHaveURL('/help');
    await page.goBack();
    await open();
    await item('Logout').click();
    await expect(page).toHaveURL('/login');
  });

test('the menu works from the keyboard alone', async ({ quad, visit }) => {
  const { page } = await visit();
  await signIn(page, await makePerson(quad, 'typist'));
  await page.getByRole('button', { name: 'Me menu' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menu', { name: 'Me menu' })).toBeVisible();
  await page.keyboard.press('t');
  await expect(page.getByRole('menuitem', { name: 'Theme' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('menuitemradio', { name: 'System theme' })).toBeFocused();
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitemradio', { name: 'Dark theme' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('button', { name: 'Me menu' })).toBeFocused();
});

test('shortcuts lead to the pages and are listed, and never act while the user types', async ({
  quad,
  visit,
}) => {
  const { page } = await visit();
  const person = await makePerson(quad, 'shortcuts');
  await makePost(quad, person, 'text', { content: 'A post with the focus.' });
  await signIn(page, person);
  const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  const go = async (key: string, path: string) => {
    // A busy machine may take longer between the two keys than the second that a sequence has.
    await expect(async () => {
      await page.keyboard.press('g');
      await page.keyboard.press(key);
      await expect(page).toHaveURL(path, { timeout: 5_000 });
    }).toPass();
  };

  const field = page.getByRole('textbox', { name: 'Write a post' });
  await field.click();
  await page.keyboard.type('gr gh?');
  await expect(field).toHaveValue('gr gh?');
  await expect(list).toBeHidden();
  await field.fill('');

  // With a post focused, `c` alone opens its comments, and `g c` does not.
  await page.getByRole('article').first().focus();
  await go('c', '/dashboard/suggested-users');
  await go('r', '/dashboard/research/search');
  await go('m', '/dashboard/chat');
  await go('h', '/dashboard/posts');

  await expect(page.getByRole('heading', { name: 'Home' })).toBeAttached();
  await page.keyboard.press('?');
  await expect(list).toBeVisible();
  await page.keyboard.press('g');
  await page.keyboard.press('r');
  await expect(page).toHaveURL('/dashboard/posts');
  await expectAccessible(page);
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme });
    await takePicture(page, `shortcuts-desktop-${theme}`);
  }
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await page.getByRole('button', { name: 'Me menu' }).click();
  await page.getByRole('menuitem', { name: 'Keyboard shortcuts' }).click();
  await expect(list).toBeVisible();
  await list.getByRole('switch', { name: 'Single-key shortcuts' }).uncheck();
  await page.keyboard.press('Escape');
  await page.keyboard.press('g');
  await page.keyboard.press('r');
  await page.keyboard.press('?');
  await expect(list).toBeHidden();
  await expect(page).toHaveURL('/dashboard/posts');
});
