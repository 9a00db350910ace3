import type { Page } from '@playwright/test';
import { makePerson } from '../support/people';
import { expect, expectAccessible, takePicture, test } from '../support/quadTest';
import { signIn } from '../support/signIn';

const KINDS = ['Text', 'Media', 'Document', 'Event'] as const;
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Write a post' });
const kind = (page: Page, name: string) =>
  sheet(page).getByRole('group', { name: 'Kind of post' }).getByRole('button', { name });
const post = (page: Page) => sheet(page).getByRole('button', { name: /^(Post|Create event)$/ });

test(
  'on a phone the post button is always visible, for every kind of post',
  { tag: '@journey' },
  async ({ quad, visit }) => {
    const { page } = await visit({ viewport: 'phone' });
    await signIn(page, await makePerson(quad, 'pocket'));
    await page.getByRole('button', { name: 'Write a post' }).click();
    for (const name of KINDS) {
      await kind(page, name).click();
      if (name === 'Event') await expect(sheet(page).getByLabel('Title')).toBeVisible();
      // Scroll to the end of the text.
      await sheet(page).getByRole('textbox').last().scrollIntoViewIfNeeded();
      await expect(post(page)).toBeInViewport({ ratio: 1 });
      for (const each of KINDS) await expect(kind(page, each)).toBeInViewport({ ratio: 1 });
      await expectAccessible(page);
      for (const theme of ['dark', 'light'] as const) {
        await page.emulateMedia({ colorScheme: theme });
        await takePicture(page, `composer-${name.toLowerCase()}-phone-${theme}`);
      }
    }
    await kind(page, 'Text').click();
    await sheet(page).getByRole('textbox').fill('From the bus.');
    await post(page).click();
    await expect(sheet(page)).toBeHidden();
    await expect(page.getByRole('article').filter({ hasText: 'From the bus.' })).toBeVisible();
  },
);

test("a phone's keyboard covers neither the kinds of post nor the button", async ({
  quad,
  visit,
}) => {
  const { page } = await visit({ viewport: 'phone' });
  // Some browsers cover the page with the keyboard and only shrink the visual viewport.
  const KEYBOARD = 300;
  await page.addInitScript((keyboard) => {
    const visible = window.visualViewport;
    if (!visible) return;
    Object.defineProperty(visible, 'height', { get: () => window.innerHeight - keyboard });
  }, KEYBOARD);
  await signIn(page, await makePerson(quad, 'thumbs'));
  await page.getByRole('button', { name: 'Write a post' }).click();
  await expect(sheet(page)).toBeVisible();
  const edge = await page.evaluate((keyboard) => window.innerHeight - keyboard, KEYBOARD);
  const bottomOf = async (name: (typeof KINDS)[number]) => {
    const box = await kind(page, name).boundingBox();
    return box && box.y + box.height;
  };
  await expect.poll(() => bottomOf('Event')).toBeLessThanOrEqual(edge);
  await kind(page, 'Event').click();
  await expect(sheet(page).getByLabel('Title')).toBeVisible();
  await expect.poll(() => bottomOf('Event')).toBeLessThanOrEqual(edge);
  await expect(post(page)).toBeInViewport({ ratio: 1 });
  await takePicture(page, 'composer-keyboard-phone-light');
});

test('an event starts with its title, and the note to one’s followers comes last', async ({
  quad,
  visit,
}) => {
  const { page } = await visit();
  await signIn(page, await makePerson(quad, 'organiser'), '/dashboard/create-events');
  await expect(page.getByLabel('Title')).toBeVisible();
  const form = page.getByRole('form');
  const labels = form.locator('label');
  await expect(labels.first()).toContainText('Title');
  await expect(labels.last()).toContainText('Note for readers (optional)');
  await expect(page.getByRole('button', { name: 'Create event' })).toBeVisible();
  await expectAccessible(page);
  for (const theme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme: theme });
    await takePicture(page, `new-event-desktop-${theme}`);
  }
  // By keyboard alone.
  await page.getByLabel('Title').focus();
  await page.keyboard.type('Open reading hour');
  await page.keyboard.press('Tab');
  await page.keyboard.type('One paper, one hour.');
  await page.getByLabel('Date', { exact: true }).fill('2031-03-11');
  await page.getByLabel('Time', { exact: true }).fill('17:00');
  await page.getByLabel('Note for readers').fill('Bring a friend.');
  await page.keyboard.press('Control+Enter');
  await expect(page).toHaveURL(/\/dashboard\/posts\?highlight=\d+/);
  const card = page.getByRole('article').filter({ hasText: 'Open reading hour' }).first();
  await expect(card).toContainText('Bring a friend.');
});
