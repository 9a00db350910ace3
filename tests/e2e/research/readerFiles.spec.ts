import type { Page } from '@playwright/test';
import { createGate } from '#shared/testing/createGate';
import { jpeg2000Pdf, namedFontPdf, spreadPdf } from '#server/testing/files/rarePdfs';
import { makePerson } from '../support/people';
import { expect, test } from '../support/quadTest';
import { makePaper } from '../support/research';
import { signIn } from '../support/signIn';

const pagesOf = (page: Page) => page.getByRole('region', { name: 'Pages' });
const find = (page: Page) => page.getByRole('searchbox', { name: 'Find in this paper' });
const addressOf = (id: number) => `/dashboard/research/papers/${id}/read`;

test('Chinese words are shown and found, although the PDF only names their font', async ({
  quad,
  visit,
}) => {
  const owner = await makePerson(quad, 'writer');
  const pdf = namedFontPdf('图书馆的论文');
  const id = await makePaper(quad, owner, { title: 'On a library', pdf });
  const { page } = await visit();
  await signIn(page, owner, addressOf(id));
  await expect(pagesOf(page).getByText('图书馆的论文')).toBeVisible();
  await page.keyboard.press('Control+f');
  await find(page).fill('论文');
  await expect(page.getByText('1 of 1')).toBeVisible();
});

test('a scan in JPEG 2000 is shown', async ({ quad, visit }) => {
  const owner = await makePerson(quad, 'writer');
  const id = await makePaper(quad, owner, { title: 'On red', pdf: jpeg2000Pdf() });
  const { page } = await visit();
  await signIn(page, owner, addressOf(id));
  const picture = pagesOf(page).locator('[data-loaded] canvas');
  await expect
    .poll(() =>
      picture.evaluate((canvas: HTMLCanvasElement) => {
        const middle = canvas.width / 2;
        return [...(canvas.getContext('2d')?.getImageData(middle, middle, 1, 1).data ?? [])];
      }),
    )
    .toEqual([200, 0, 0, 255]);
});

const PAGES = 16;
const BYTES_BETWEEN = 280_000;
/** The part of the file with a page, counted from 1. */
const startOf = (number: number) => (number - 1) * BYTES_BETWEEN;

test('the search in a long paper shows how far it is, and reads no further once it is closed', async ({
  quad,
  visit,
}) => {
  const owner = await makePerson(quad, 'writer');
  const texts = Array.from({ length: PAGES }, (_, index) => `Leaf ${index + 1} of the herbarium.`);
  const pdf = spreadPdf(texts, BYTES_BETWEEN);
  const id = await makePaper(quad, owner, { title: 'On leaves', pdf });
  const { page } = await visit();
  const gate = createGate();
  const asked: number[] = [];
  await page.route('**/api/research/papers/*/file*', async (route) => {
    const from = Number(/bytes=(\d+)/.exec(route.request().headers().range ?? '')?.[1] ?? 0);
    asked.push(from);
    if (from >= startOf(6) && from < startOf(10)) await gate.opened;
    await route.continue();
  });
  await signIn(page, owner, addressOf(id));
  await expect(pagesOf(page).getByText('Leaf 1 of')).toBeVisible();
  await page.keyboard.press('Control+f');
  await find(page).fill('Leaf 16');
  const progress = page.getByRole('progressbar', { name: 'Pages searched' });
  await expect(progress).toHaveAttribute('aria-valuenow', /^[1-9]\d?$/);
  await expect(page.getByText('Searching …')).toBeVisible();
  await page.getByRole('button', { name: 'Close the search' }).click();
  await expect(progress).toBeHidden();
  gate.open();
  await page.getByRole('textbox', { name: 'Page', exact: true }).fill(String(PAGES));
  await page.keyboard.press('Enter');
  await expect(pagesOf(page).getByText('Leaf 16 of')).toBeVisible();
  expect(asked.filter((from) => from >= startOf(11) && from < startOf(14))).toEqual([]);

  await page.keyboard.press('Control+f');
  await find(page).fill('herbarium');
  await expect(page.getByText('16 of 16')).toBeVisible();
  await expect(progress).toBeHidden();
});
