import type { Locator, Page } from '@playwright/test';
import { makePost } from '../support/makePost';
import { makePerson } from '../support/people';
import { expect, test } from '../support/quadTest';
import { signIn } from '../support/signIn';

const FORMULAS = 900;
const POSTS = 5;
/** A task that takes longer is felt as a page that stands still. */
const LONGEST_TASK_MS = 200;
/** To unfold a post lays all of it out at once: 100 to 160 ms alone, more with other tests beside it. */
const UNFOLDING_MS = 600;
/** So many posts are unfolded; the quickest counts, since others may be at work during one. */
const UNFOLDED = 3;

const formulas = Array.from({ length: FORMULAS }, (_, number) => `$x_{${number}}$`);
const card = (page: Page, content: string) =>
  page.getByRole('article').filter({ hasText: content });

// A trace copies the whole document at each step, in a task of the page itself.
test.use({ trace: 'off' });

/** Counts the tasks that keep the page from answering, from its first script on. */
async function watchTasks(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const tasks: number[] = [];
    new PerformanceObserver((list) => {
      tasks.push(...list.getEntries().map(({ duration }) => duration));
    }).observe({ type: 'longtask', buffered: true });
    Object.assign(window, { tasks });
  });
  return () =>
    page.evaluate(() => {
      const { tasks } = window as unknown as { tasks: number[] };
      return Math.max(0, ...tasks.splice(0));
    });
}

/** Whether the formula of a number is set in a post. */
const isSet = (post: Locator, number: number) =>
  post
    .locator('annotation')
    .evaluateAll(
      (sources, tex) => sources.some(({ textContent }) => textContent === tex),
      `x_{${number}}`,
    );

/** Unfolds a post, scrolls until all of it is set, and answers how long the longest task took. */
async function unfold(post: Locator, longestTask: () => Promise<number>): Promise<number> {
  await longestTask();
  await post.getByRole('button', { name: 'Show more' }).click();
  await expect(async () => {
    await post.page().mouse.wheel(0, 400);
    expect(await isSet(post, FORMULAS - 1)).toBe(true);
  }).toPass();
  return longestTask();
}

test('posts full of formulas never make the page stand still', async ({ quad, visit }) => {
  const reader = await makePerson(quad, 'formulas');
  for (let post = 0; post < POSTS; post += 1)
    await makePost(quad, reader, 'text', { content: `Sheet ${post}: ${formulas.join(' ')}` });
  const { page } = await visit();
  const longestTask = await watchTasks(page);
  await signIn(page, reader);
  const newest = card(page, `Sheet ${POSTS - 1}:`);
  const sources = newest.locator('annotation');
  await expect(sources.first()).toHaveText('x_{0}');
  // The tasks of the start itself, which every page has, are not the formulas'.
  await longestTask();

  await page.reload();
  await expect(sources.first()).toHaveText('x_{0}');
  expect(await longestTask()).toBeLessThan(LONGEST_TASK_MS);
  // Folded away, most of them cost nothing yet.
  expect(await sources.count()).toBeLessThan(FORMULAS);

  const took: number[] = [];
  for (let post = POSTS; post > POSTS - UNFOLDED; post -= 1)
    took.push(await unfold(card(page, `Sheet ${post - 1}:`), longestTask));
  expect(Math.min(...took)).toBeLessThan(UNFOLDING_MS);
  // Unfolded and scrolled to, all of them are set, and nothing is lost on the way.
  await expect(newest).toContainText('Sheet 4:');
});
