import type { Locator, Page } from '@playwright/test';
import { layOutCopies } from '../support/layOutCopies';
import { makePost } from '../support/makePost';
import { makePerson } from '../support/people';
import { expect, test } from '../support/quadTest';
import { signIn } from '../support/signIn';

const FORMULAS = 900;
const POSTS = 5;
/**
 * A longer task feels like a frozen page. Expanding a post lays all of it out at once: 100 to 160 ms
 * alone on a fast machine.
 */
const LONGEST_TASK_MS = 200;
const UNFOLDING_MS = 600;
/**
 * The same on a slow or busy machine, as multiples of laying out copies of as many formulas as a post
 * holds. Expanding takes about as long as that.
 */
const LONGEST_TASK_LAYOUTS = 0.5;
const UNFOLDING_LAYOUTS = 3;
/**
 * Number of times to open the page, and of posts to expand. The fastest counts, because other
 * processes may slow one of them down.
 */
const OPENED = 3;
const UNFOLDED = 3;

const formulas = Array.from({ length: FORMULAS }, (_, number) => `$x_{${number}}$`);
const card = (page: Page, content: string) =>
  page.getByRole('article').filter({ hasText: content });

// A trace copies the whole document at each step, in a task of the page itself.
test.use({ trace: 'off' });

/** Measures the tasks that block the page, from its first script on. */
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

/** Whether the formula with this number is rendered in a post. */
const isSet = (post: Locator, number: number) =>
  post
    .locator('annotation')
    .evaluateAll(
      (sources, tex) => sources.some(({ textContent }) => textContent === tex),
      `x_{${number}}`,
    );

/**
 * Expands a post, scrolls until all of it is rendered, and returns the duration of the longest
 * task.
 */
async function unfold(post: Locator, longestTask: () => Promise<number>): Promise<number> {
  await longestTask();
  await post.getByRole('button', { name: 'Show more' }).click();
  await expect(async () => {
    await post.page().mouse.wheel(0, 400);
    expect(await isSet(post, FORMULAS - 1)).toBe(true);
  }).toPass();
  return longestTask();
}

test('posts full of formulas never freeze the page', { tag: '@alone' }, async ({ quad, visit }) => {
  const reader = await makePerson(quad, 'formulas');
  for (let post = 0; post < POSTS; post += 1)
    await makePost(quad, reader, 'text', { content: `Sheet ${post}: ${formulas.join(' ')}` });
  const { page } = await visit();
  const longestTask = await watchTasks(page);
  await signIn(page, reader);
  const newest = card(page, `Sheet ${POSTS - 1}:`);
  const sources = newest.locator('annotation');
  await expect(sources.first()).toHaveText('x_{0}');
  // The tasks of the start itself, which every page has, do not count.
  await longestTask();

  const openings: number[] = [];
  for (let opened = 0; opened < OPENED; opened += 1) {
    await page.reload();
    await expect(sources.first()).toHaveText('x_{0}');
    openings.push(await longestTask());
  }
  const opening = Math.min(...openings);
  // While collapsed, most of them are not rendered yet.
  expect(await sources.count()).toBeLessThan(FORMULAS);

  const layouts: number[] = [];
  const took: number[] = [];
  for (let post = POSTS; post > POSTS - UNFOLDED; post -= 1) {
    layouts.push(await layOutCopies(newest.locator('.katex').first(), FORMULAS));
    took.push(await unfold(card(page, `Sheet ${post - 1}:`), longestTask));
  }
  const [layout, unfolding] = [Math.min(...layouts), Math.min(...took)];
  const description = `opening ${opening}, expanding ${unfolding}, layout ${layout} ms`;
  test.info().annotations.push({ type: 'longest tasks', description });
  expect(opening).toBeLessThan(Math.max(LONGEST_TASK_MS, LONGEST_TASK_LAYOUTS * layout));
  expect(unfolding).toBeLessThan(Math.max(UNFOLDING_MS, UNFOLDING_LAYOUTS * layout));
  // Once expanded and scrolled to, all of them are rendered and none is lost.
  await expect(newest).toContainText('Sheet 4:');
});
