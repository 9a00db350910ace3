import type { Page } from '@playwright/test';
import { encryptedPdf, scannedPdf } from '#server/testing/files/pdfs';
import { makePerson } from '../support/people';
import { expect, expectAccessible, test } from '../support/quadTest';
import { makePaper } from '../support/research';
import { logIn, signIn } from '../support/signIn';

const PAGES = Array.from({ length: 12 }, (_, index) =>
  index === 7
    ? 'The xylograph of the eighth page was cut in pear wood.'
    : `Page ${index + 1} is about paper and ink.`,
);

const pagesOf = (page: Page) => page.getByRole('region', { name: 'Pages' });
const pageField = (page: Page) => page.getByRole('textbox', { name: 'Page', exact: true });

const addressOf = (id: number) => `/dashboard/research/papers/${id}`;

test(
  'a paper is searched on its page, read in the reader, and read on later',
  { tag: '@journey' },
  async ({ quad, visit }) => {
    const owner = await makePerson(quad, 'writer');
    const id = await makePaper(quad, owner, { title: 'On wood engraving', pages: PAGES });
    const address = addressOf(id);
    const { page } = await visit();
    await signIn(page, await makePerson(quad, 'reader'), address);
    await page.getByRole('searchbox', { name: 'Search in this paper' }).fill('xylograph');
    await page.getByRole('button', { name: 'Find', exact: true }).click();
    await page.getByRole('list', { name: 'Pages found' }).getByRole('link').click();

    // The reader opens at the page, with the word marked.
    await expect(pageField(page)).toHaveValue('8');
    await expect(page.getByText('1 of 1')).toBeVisible();
    await expect(pagesOf(page).locator('.highlight')).toHaveText('xylograph');
    await page.getByRole('button', { name: 'Close the search' }).click();
    await expect(pagesOf(page).locator('.highlight')).toHaveCount(0);
    await expect(pagesOf(page)).toBeFocused();

    // Pages are turned by keys, buttons and a number; the address names them.
    await page.keyboard.press('ArrowRight');
    await expect(page).toHaveURL(`${address}/read#page=9`);
    await page.getByRole('button', { name: 'Previous page' }).click();
    await expect(page).toHaveURL(`${address}/read#page=8`);
    await pageField(page).fill('৯৯');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${address}/read#page=12`);
    await expect(pagesOf(page).getByText('Page 12 is about')).toBeInViewport();

    // The page is kept.
    await page.getByRole('link', { name: 'To the paper’s page' }).click();
    await expect(page).toHaveURL(address);
    await page.getByRole('link', { name: 'Read on from page 12' }).click();
    await expect(pageField(page)).toHaveValue('12');
  },
);

for (const [way, leave] of [
  ['their tab is closed', (page: Page) => page.close({ runBeforeUnload: true })],
  ['they load another page', (page: Page) => page.goto('/readyz')],
  ['they log out', (page: Page) => page.getByRole('button', { name: 'Logout' }).click()],
] as const)
  test(`the page of a reader is kept at once if ${way}`, async ({ quad, visit }) => {
    const owner = await makePerson(quad, 'writer');
    const id = await makePaper(quad, owner, { title: 'On haste', pages: PAGES });
    const address = addressOf(id);
    const reader = await makePerson(quad, 'reader');
    const { page } = await visit();
    await page.clock.install();
    const keptFirst = page.waitForResponse(
      (response) => response.request().method() === 'PUT' && response.url().endsWith('/place'),
    );
    await signIn(page, reader, `${address}/read#page=4`);
    await expect(pagesOf(page).getByText('Page 4 is about')).toBeVisible();
    // From here on, nothing happens by the passing of time.
    await page.clock.pauseAt(Date.now() + 60_000);
    await keptFirst;
    await page.keyboard.press('ArrowRight');
    await expect(pageField(page)).toHaveValue('5');
    await leave(page);
    const { page: later } = await visit();
    await logIn(later, reader);
    await expect(async () => {
      await later.goto(address);
      await expect(later.getByRole('link', { name: 'Read on from page 5' })).toBeVisible();
    }).toPass();
  });

test('an address leads to a page of the paper, with a passage marked', async ({ quad, visit }) => {
  const owner = await makePerson(quad, 'writer');
  const address = addressOf(await makePaper(quad, owner, { title: 'On pear wood', pages: PAGES }));
  const { page } = await visit();
  const quote = encodeURIComponent('the eighth page was cut');
  await signIn(page, owner, `${address}/read#page=8&quote=${quote}`);
  await expect(pagesOf(page).locator('mark').first()).toBeInViewport();
  await expect(pagesOf(page).locator('mark')).toHaveText(/the eighth page was cut/);
  await page.goto(`${address}/read#page=3`);
  await expect(pageField(page)).toHaveValue('3');
  await page.goto(`${address}/read#page=500`);
  await expect(pageField(page)).toHaveValue('12');
  await page.goto('/dashboard/research/papers/none/read');
  await expect(page.getByText('This paper can’t be found.')).toBeVisible();
});

test('the keys of the browser’s search open the search in the paper', async ({ quad, visit }) => {
  const owner = await makePerson(quad, 'writer');
  const id = await makePaper(quad, owner, { title: 'On ink', pages: PAGES });
  const { page } = await visit();
  await signIn(page, owner, `${addressOf(id)}/read`);
  await expect(pagesOf(page).getByText('Page 1 is about')).toBeVisible();
  await pageField(page).focus();
  await page.keyboard.press('Control+f');
  const field = page.getByRole('searchbox', { name: 'Find in this paper' });
  await expect(field).toBeFocused();
  await field.fill('PAPER AND');
  await expect(page.getByText('1 of 11')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByText('2 of 11')).toBeVisible();
  await page.keyboard.press('Shift+Enter');
  await expect(page.getByText('1 of 11')).toBeVisible();
  await field.fill('papyrus');
  await expect(page.getByText('Not found')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(field).toBeHidden();
});

test('a scan opens, and says that it can’t be searched', async ({ quad, visit }) => {
  const owner = await makePerson(quad, 'writer');
  const id = await makePaper(quad, owner, { title: 'A scan', pdf: await scannedPdf() });
  const { page } = await visit();
  await signIn(page, owner, `${addressOf(id)}/read#find=word`);
  await expect(page.getByText('This PDF has no searchable text.')).toBeVisible();
  await expect(pagesOf(page).locator('canvas')).toBeVisible();
});

test.describe('faults of a file', () => {
  // The library handles a failed request only once its worker asks for the file.
  test.use({ expectedFaults: { patterns: [/^TypeError: Failed to fetch$/] } });

  test('a PDF that can’t be opened says why', async ({ quad, visit }) => {
    const owner = await makePerson(quad, 'writer');
    const address = addressOf(
      await makePaper(quad, owner, { title: 'On faults', pages: ['Readable.'] }),
    );
    const { page } = await visit();
    const file = '**/api/research/papers/*/file*';
    const locked = await encryptedPdf();
    await page.route(file, (route) =>
      route.fulfill({ contentType: 'application/pdf', body: locked }),
    );
    await signIn(page, owner, `${address}/read`);
    await expect(page.getByText('This PDF needs a password.')).toBeVisible();
    await page.getByRole('link', { name: 'To the paper’s page' }).click();
    await expect(page).toHaveURL(address);

    await page.unroute(file);
    await page.route(file, (route) => route.abort());
    await page.goto(`${address}/read`);
    await expect(page.getByText('Couldn’t fetch the PDF. Try again.')).toBeVisible();
    await page.unroute(file);
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(pagesOf(page).getByText('Readable.')).toBeVisible();
  });
});

for (const viewport of ['desktop', 'phone'] as const)
  for (const theme of ['light', 'dark'] as const)
    test(
      `the reader and the page of a paper are accessible: ${viewport}, ${theme}`,
      { tag: '@looks' },
      async ({ quad, visit }) => {
        const owner = await makePerson(quad, 'writer');
        const id = await makePaper(quad, owner, { title: 'On looks', pages: PAGES });
        const address = addressOf(id);
        const { page } = await visit({ viewport, theme });
        await signIn(page, owner, address);
        await expect(page.getByRole('heading', { level: 1, name: 'On looks' })).toBeVisible();
        await expectAccessible(page);
        await page.goto(`${address}/read`);
        await expect(pagesOf(page).getByText('Page 1 is about')).toBeVisible();
        await page.getByRole('button', { name: 'Find in this paper' }).click();
        await expectAccessible(page);
        await page.getByRole('button', { name: 'Contents' }).click();
        await expect(page.getByText('This PDF has no table of contents.')).toBeVisible();
        await expectAccessible(page);
      },
    );
