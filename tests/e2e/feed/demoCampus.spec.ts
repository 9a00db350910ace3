import type { Page } from '@playwright/test';
import { paths } from '#shared/paths';
import { startQuad, type QuadServer } from '../support/servers/quadServer';
import { expect, test as base } from '../support/quadTest';
import { logIn } from '../support/signIn';

/**
 * Filling the campus converts about thirty pictures and PDFs, on a machine that also runs tests.
 */
const FILLED_WITHIN_MS = 180_000;

const test = base.extend<Record<never, never>, { quad: QuadServer }>({
  quad: [
    async ({}, use) => {
      const quad = await startQuad({ env: { DEMO: 'on' }, startWithinMs: FILLED_WITHIN_MS });
      await use(quad);
      await quad.stop();
    },
    { scope: 'worker', timeout: FILLED_WITHIN_MS + 10_000 },
  ],
});

/** Signs in as the main person of the demo campus. */
async function signInAsGuide(page: Page, quad: QuadServer): Promise<void> {
  const [, password = ''] = /^demo login: yasmin_k (\S+)$/m.exec(quad.printed()) ?? [];
  await logIn(page, { username: 'yasmin_k', password });
}

/** Waits until the page has at least that many pictures, and until each has loaded. */
async function expectLoadedPictures(page: Page, atLeast: number): Promise<void> {
  const pictures = page.locator('main img');
  // The lists of a page arrive one after another.
  await expect.poll(() => pictures.count()).toBeGreaterThanOrEqual(atLeast);
  const count = await pictures.count();
  for (let place = 0; place < count; place += 1) {
    const picture = pictures.nth(place);
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  }
}

const tabs: readonly [path: string, text: string | RegExp][] = [
  [paths.papers, 'Who Is Missing from the Readmission Data?'],
  [paths.recentWorks, 'A cheap meter for household current'],
  [paths.collabRequests, 'zarin.t'],
  [paths.currentlyWorking, 'Reading Bangla handwriting with small networks'],
  [paths.events, 'Graduate Research Symposium'],
  [paths.connections, 'imran_z'],
  [paths.messages, 'Tanvir Hossain'],
  [paths.universities, 'Jahangirnagar University'],
  [paths.profile('yasmin_k'), 'Notes from the consent workshop'],
];

test('no tab of the first person is empty', async ({ quad, visit }) => {
  test.slow();
  const { page } = await visit();
  await signInAsGuide(page, quad);
  for (const [path, text] of tabs) {
    await page.goto(path);
    await expect(page.getByRole('main').getByText(text).first()).toBeVisible();
  }
  await page.goto(`${paths.profile('yasmin_k')}/research`);
  await expect(
    page
      .getByRole('main')
      .getByText(/^Who Is Missing/)
      .first(),
  ).toBeVisible();
  await page.getByRole('button', { name: /Notifications$/ }).click();
  await expect(page.getByText('Rafia Tabassum').first()).toBeVisible();
});

test('every picture of the feed and of the events loads, and the video shows its duration', async ({
  quad,
  visit,
}) => {
  test.slow();
  const { page } = await visit();
  await signInAsGuide(page, quad);
  const articles = page.getByRole('article');
  for (const text of ['Field week in Sunamganj', 'the interference fringes', 'solar inverter']) {
    await articles.filter({ hasText: text }).scrollIntoViewIfNeeded();
  }
  await expectLoadedPictures(page, 11);
  const video = articles.filter({ hasText: 'the interference fringes' }).locator('video');
  await expect
    .poll(() => video.evaluate((film: HTMLVideoElement) => film.duration))
    .toBeGreaterThan(3);
  await page.goto(paths.events);
  await expect(page.getByText('Graduate Research Symposium').first()).toBeVisible();
  await expectLoadedPictures(page, 4);
});

test('the page of a university lists its members with their pictures', async ({ quad, visit }) => {
  const { page } = await visit();
  await signInAsGuide(page, quad);
  await page.goto(paths.university('BUET'));
  const member = page.getByRole('listitem').filter({ hasText: 'tanvir.h' });
  const picture = member.locator('img');
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
});

test('each PDF opens, and AskU answers from one with a citation', async ({ quad, visit }) => {
  test.slow();
  const { page } = await visit();
  await signInAsGuide(page, quad);
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const headers = { authorization: `Bearer ${token}` };
  const listed = await page.request.get('/api/research/recommended/', { headers });
  const papers = (await listed.json()) as { file_path: string }[];
  expect(papers).toHaveLength(8);
  for (const { file_path } of papers) {
    const response = await page.request.get(file_path, { headers });
    expect((await response.body()).subarray(0, 5).toString()).toBe('%PDF-');
  }
  await page.goto(paths.papers);
  // The reasons for other papers name it, too.
  const title = page.getByRole('heading', { name: /^Who Is Missing/ });
  const paper = page.getByRole('article').filter({ has: title });
  await paper.getByRole('button', { name: /AskU/ }).click();
  const panel = page.getByRole('complementary', { name: 'AskU' });
  await expect(panel.getByText('3 pages').first()).toBeAttached();
  const question = panel.getByRole('textbox', { name: 'Your question' });
  await question.fill('How large is the calibration error for patients aged 75 to 84?');
  await question.press('Enter');
  const response = panel.getByRole('log').getByText(/7\.0 percentage points/);
  await expect(response.last()).toBeVisible();
  await panel
    .getByRole('button', { name: /^p\. 2/ })
    .last()
    .click();
  const viewer = page.getByRole('dialog').filter({ has: page.getByRole('toolbar') });
  await expect(viewer.locator('canvas').first()).toBeVisible();
});

test('the longest conversation shows its picture and its PDF', async ({ quad, visit }) => {
  const { page } = await visit();
  await signInAsGuide(page, quad);
  await page.goto(paths.messages);
  await page.getByRole('main').getByText('Tanvir Hossain').first().click();
  const log = page.getByRole('log');
  await expect(log.getByText('And the plot without the legend?')).toBeVisible();
  await log.hover();
  const plot = log.locator('img').first();
  // Messages far above are rendered only when scrolled into view.
  for (const wanted of [log.getByText('calibration-tables.pdf'), plot]) {
    await expect(async () => {
      await page.mouse.wheel(0, -300);
      // Looked at without waiting, because only more scrolling brings it.
      expect(await wanted.isVisible()).toBe(true);
    }).toPass();
  }
  await expect
    .poll(() => plot.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
});
