import type { Page } from '@playwright/test';

const LOADING_MS = 120_000;

/** Reads on in the feed that the page shows until so many posts are on it. */
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
