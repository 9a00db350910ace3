import type { Page } from '@playwright/test';
import PDFDocument from 'pdfkit';
import { finishPdf } from '#server/testing/files/pdfs';
import { makePerson } from '../support/people';
import { expect, test } from '../support/quadTest';
import { makePaper } from '../support/research';
import { signIn } from '../support/signIn';

const pagesOf = (page: Page) => page.getByRole('region', { name: 'Pages' });
const pageField = (page: Page) => page.getByRole('textbox', { name: 'Page', exact: true });

/** A PDF of eight pages with a table of contents of two levels. */
function outlinedPdf(): Promise<Buffer> {
  const document = new PDFDocument({ autoFirstPage: false });
  for (let number = 1; number <= 8; number += 1) {
    document.addPage({ size: 'A4' }).text(`Leaf ${number} of the herbarium.`);
    if (number === 3) document.outline.addItem('Ferns').addItem('Tree ferns');
    if (number === 6) document.outline.addItem('Mosses');
  }
  return finishPdf(document);
}

/** The left edge, the top and the width of a page on the screen. */
async function placeOf(page: Page, number: number) {
  const box = await pagesOf(page).locator(`[data-page-number="${number}"]`).boundingBox();
  if (!box) throw new Error(`Page ${number} has no place.`);
  return box;
}

async function choose(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: 'View', exact: true }).click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
}

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(pagesOf(page).getByText('Leaf 1 of')).toBeVisible();
}

test('the table of contents leads to its pages, and the text can be selected', async ({
  quad,
  visit,
}) => {
  const owner = await makePerson(quad, 'botanist');
  const pdf = await outlinedPdf();
  const id = await makePaper(quad, owner, { title: 'A herbarium', pdf });
  const { page } = await visit();
  await signIn(page, owner);
  await open(page, `/dashboard/research/papers/${id}/read`);
  await page.getByRole('button', { name: 'Contents', exact: true }).click();
  const contents = page.getByRole('navigation', { name: 'Contents' });
  await contents.getByRole('button', { name: 'Mosses' }).click();
  await expect(pageField(page)).toHaveValue('6');
  await expect(page).toHaveURL(/#page=6$/);
  await contents.getByRole('button', { name: 'Tree ferns' }).click();
  await expect(pageField(page)).toHaveValue('3');
  await page.keyboard.press('Escape');
  await pagesOf(page).getByText('Leaf 3 of').selectText();
  expect(await page.evaluate(() => getSelection()?.toString().trim())).toBe(
    'Leaf 3 of the herbarium.',
  );
});

test('pages are magnified, fitted, shown side by side, and dark', async ({ quad, visit }) => {
  const owner = await makePerson(quad, 'botanist');
  const pdf = await outlinedPdf();
  const id = await makePaper(quad, owner, { title: 'A second herbarium', pdf });
  const { page } = await visit();
  await signIn(page, owner);
  await open(page, `/dashboard/research/papers/${id}/read`);
  const before = (await placeOf(page, 1)).width;
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await expect.poll(async () => (await placeOf(page, 1)).width).toBeGreaterThan(before);
  await choose(page, 'Fit page');
  const { height: room } = (await pagesOf(page).boundingBox()) ?? { height: 0 };
  await expect.poll(async () => (await placeOf(page, 1)).height).toBeLessThanOrEqual(room);
  await choose(page, 'Fit width');
  const { width } = (await pagesOf(page).boundingBox()) ?? { width: 0 };
  await expect.poll(async () => (await placeOf(page, 1)).width).toBeGreaterThan(width * 0.9);

  await choose(page, 'Two pages');
  await expect
    .poll(async () => {
      const [left, right] = [await placeOf(page, 1), await placeOf(page, 2)];
      return left.y === right.y && left.x + left.width <= right.x;
    })
    .toBe(true);
  const first = pagesOf(page).locator('[data-page-number="1"]');
  await expect(first).toHaveCSS('filter', 'none');
  await choose(page, 'Dark pages');
  await expect(first).toHaveCSS('filter', /invert/);
  await expect(pagesOf(page)).toHaveCSS('background-color', 'rgb(11, 17, 19)');
  await choose(page, 'White pages');
  await expect(first).toHaveCSS('filter', 'none');
});

/** Follows the text of a page in the memory of the tab, without keeping it there. */
async function rememberText(page: Page, number: number) {
  const cdp = await page.context().newCDPSession(page);
  const text = await page.evaluateHandle((place) => {
    const line = document.querySelector(`[data-page-number="${place}"] .textLayer span`);
    if (!line) throw new Error(`Page ${place} has no text.`);
    return new WeakRef(line);
  }, number);
  return {
    isInMemory: async () => {
      await cdp.send('HeapProfiler.collectGarbage');
      return text.evaluate((line) => line.deref() !== undefined);
    },
  };
}

test('only pages around the view stay in memory, and others are drawn again', async ({
  quad,
  visit,
}) => {
  const owner = await makePerson(quad, 'botanist');
  const pdf = await outlinedPdf();
  const id = await makePaper(quad, owner, { title: 'A third herbarium', pdf });
  const { page } = await visit();
  await signIn(page, owner);
  await open(page, `/dashboard/research/papers/${id}/read`);
  const firstText = await rememberText(page, 1);
  const drawn = pagesOf(page).locator('.page[data-loaded] canvas');
  for (const number of ['2', '3', '4', '5', '6', '7', '8']) {
    await pageField(page).fill(number);
    await page.keyboard.press('Enter');
    await expect(pagesOf(page).getByText(`Leaf ${number} of`)).toBeVisible();
  }
  await expect.poll(() => drawn.count()).toBeLessThanOrEqual(5);
  await expect(pagesOf(page).locator('[data-page-number="1"] canvas')).toHaveCount(0);
  await expect.poll(firstText.isInMemory).toBe(false);
  await pageField(page).fill('1');
  await page.keyboard.press('Enter');
  await expect(pagesOf(page).getByText('Leaf 1 of')).toBeVisible();
});
