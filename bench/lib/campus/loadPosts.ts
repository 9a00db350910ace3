import type { Page } from '@playwright/test';

const LOADING_MS = 120_000;

/** Loads more of the feed on the page until it shows the given number of posts. */
export async function loadPosts(page: Page, posts: number): Promise<void> {
  await page.getByRole('article').first().waitFor();
  await page.waitForFunction(
    (wanted) => {
      window.scrollTo(0, document.documentElement.scrollHeight);
      return document.querySelectorAll('article, [role=feed] > [data-post-id]').length >= wanted;
    },
    posts,
    { timeout: LOADING_MS, polling: 50 },
  );
}
