import type { Page } from '@playwright/test';
import { addressOf } from '../support/calls';
import { makePerson } from '../support/people';
import { expect, expectAccessible, test } from '../support/quadTest';
import { signIn } from '../support/signIn';
import { storedFiles } from '../support/storedFiles';

/** One white pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4//8/AAX+Av4N70a4AAAAAElFTkSuQmCC',
  'base64',
);
const picture = (name: string) => ({ name, mimeType: 'image/png', buffer: PIXEL });
const note = (name: string) => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from('Notes of the reading group.'),
});

const composer = (page: Page) => page.getByRole('form', { name: 'Write a post' });
const kind = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Kind of post' }).getByRole('button', { name });
const text = (page: Page) => composer(page).getByRole('textbox', { name: 'Write a post' });
const post = (page: Page) => composer(page).getByRole('button', { name: /^(Post|Create event)$/ });
const card = (page: Page, content: string) =>
  page.getByRole('article').filter({ hasText: content });
const choose = (page: Page, files: Parameters<ReturnType<Page['locator']>['setInputFiles']>[0]) =>
  composer(page).locator('input[type="file"]').setInputFiles(files);

/** Events must be in the future. */
const YEAR = new Date().getFullYear() + 1;
/** The day on which Berlin puts its clocks forward: the last Sunday of March. */
const LONG_NIGHT = 31 - new Date(Date.UTC(YEAR, 2, 31)).getUTCDay();

async function fillEvent(page: Page, title: string): Promise<void> {
  const form = composer(page);
  await form.getByLabel('Title').fill(title);
  await form.getByLabel('Description').fill('One paper, one hour, one page of notes.');
  await form.getByLabel('Date', { exact: true }).fill(`${YEAR}-03-11`);
  await form.getByLabel('Time', { exact: true }).fill('17:00');
  await form.getByLabel('Location').fill('Library annexe');
}

test.describe('the composer', () => {
  test(
    'posts pictures with their alt texts, and keeps its state over a reload before that',
    { tag: '@journey' },
    async ({ quad, visit }) => {
      const writer = await makePerson(quad, 'pictures');
      const { page } = await visit();
      await signIn(page, writer);
      await kind(page, 'Media').click();
      await text(page).fill('Two nights on the roof.');
      await choose(page, [picture('first.png'), note('notes.csv'), picture('second.png')]);
      await expect(
        composer(page).getByText(
          'File type must be one of .png, .jpg, .jpeg, .webp, .gif, .mp4, .m4v, .mov, .webm',
        ),
      ).toBeVisible();
      await composer(page).getByLabel('Alt text (first.png)').fill('The first night');
      await expectAccessible(page);
      await expect.poll(() => storedFiles(page, 'quad_post_files')).toContain('The first night');
      page.on('dialog', (dialog) => void dialog.accept());
      await page.reload();
      await expect(composer(page).getByLabel('Alt text (first.png)')).toHaveValue(
        'The first night',
      );
      await expect(composer(page).getByText('second.png', { exact: true })).toBeVisible();
      await expect(composer(page).getByText('Draft restored')).toBeVisible();
      await post(page).click();
      await expect(card(page, 'Two nights on the roof.')).toBeVisible();
      await expect(kind(page, 'Text')).toHaveAttribute('aria-pressed', 'true');
      await expect(text(page)).toHaveValue('');
    },
  );

  test('posts a document that was dropped on it', { tag: '@journey' }, async ({ quad, visit }) => {
    const writer = await makePerson(quad, 'documents');
    const { page } = await visit();
    await signIn(page, writer);
    await text(page).fill('Notes of today.');
    const transfer = await page.evaluateHandle(() => {
      const data = new DataTransfer();
      data.items.add(
        new File(['Notes of the reading group.'], 'notes.txt', { type: 'text/plain' }),
      );
      return data;
    });
    await text(page).dispatchEvent('dragenter', { dataTransfer: transfer });
    await expect(page.getByText('Drop pictures, video or documents here')).toBeVisible();
    await text(page).dispatchEvent('drop', { dataTransfer: transfer });
    await expect(kind(page, 'Document')).toHaveAttribute('aria-pressed', 'true');
    // The list of files is fetched, and moves the button below it.
    await expect(composer(page).getByText('notes.txt', { exact: true })).toBeVisible();
    await post(page).click();
    await expect(card(page, 'Notes of today.')).toBeVisible();
    await expect(card(page, 'Notes of today.')).toContainText('notes.txt');
  });

  test('announces an event, and reports its invalid fields first', async ({ quad, visit }) => {
    const writer = await makePerson(quad, 'events');
    const { page } = await visit();
    await signIn(page, writer);
    await kind(page, 'Event').click();
    await expect(composer(page).getByLabel('Title')).toBeVisible();
    await post(page).click();
    await expect(composer(page).getByLabel('Title')).toBeFocused();
    await expect(composer(page).getByText('Give the event a title.')).toBeVisible();
    await fillEvent(page, 'Open reading hour');
    await choose(page, picture('hour.png'));
    await expect(
      composer(page).getByText(`Starts on 11 March ${YEAR} at 17:00 (Dhaka time)`),
    ).toBeVisible();
    await expectAccessible(page);
    await post(page).click();
    await expect(page.getByText('Event created successfully!').first()).toBeVisible();
    await expect(card(page, 'Open reading hour')).toBeVisible();
  });

  test('explains a nonexistent time, and the events page links to the post', async ({
    quad,
    visit,
  }) => {
    const writer = await makePerson(quad, 'planner');
    const { page } = await visit({ viewport: 'phone' });
    await signIn(page, writer, '/dashboard/create-events');
    await expect(page.getByRole('heading', { level: 1, name: 'New event' })).toBeVisible();
    await fillEvent(page, 'Night of the clocks');
    await composer(page).getByRole('combobox', { name: 'Time zone' }).fill('Europe/Berlin');
    await composer(page).getByLabel('Date', { exact: true }).fill(`${YEAR}-03-${LONG_NIGHT}`);
    await composer(page).getByLabel('Time', { exact: true }).fill('02:30');
    await expect(composer(page).getByText(/moved forward to 03:30/)).toBeVisible();
    await expect(composer(page).getByText(/in your time/)).toBeVisible();
    await post(page).click();
    await expect(page).toHaveURL(/\/dashboard\/posts\?highlight=\d+/);
    await expect(card(page, 'Night of the clocks')).toBeVisible();
  });

  test('keeps everything when an upload is cancelled or fails', async ({ quad, visit }) => {
    const writer = await makePerson(quad, 'stopper');
    const { page } = await visit();
    await signIn(page, writer);
    await kind(page, 'Media').click();
    await text(page).fill('Not yet.');
    await choose(page, picture('slow.png'));
    await page.route(addressOf('createMediaPost'), () => undefined);
    await post(page).click();
    await composer(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(composer(page).getByRole('progressbar')).toHaveCount(0);
    await page.unroute(addressOf('createMediaPost'));
    await page.route(addressOf('createMediaPost'), (route) =>
      route.fulfill({ status: 415, json: { detail: 'slow.png is not a picture.' } }),
    );
    await post(page).click();
    await expect(composer(page).getByText('slow.png is not a picture.')).toBeVisible();
    await page.unroute(addressOf('createMediaPost'));
    await composer(page).getByRole('button', { name: 'Retry' }).click();
    await expect(card(page, 'Not yet.')).toBeVisible();
  });
});
