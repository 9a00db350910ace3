import type { Page } from '@playwright/test';

/*
 * Texts that are shown for seconds only. A busy machine may let the test look too late, so the page
 * itself looks for them, after each change. Called before the text can appear.
 */

/** Returns the first text of the page that matches a pattern, as soon as there is one. */
export const firstText = (page: Page, pattern: RegExp): Promise<string> =>
  page.evaluate(
    (wanted) =>
      new Promise<string>((resolve) => {
        new MutationObserver((_records, observer) => {
          const [found] = wanted.exec(document.body.textContent) ?? [];
          if (found === undefined) return;
          observer.disconnect();
          resolve(found);
        }).observe(document.body, { childList: true, subtree: true, characterData: true });
      }),
    pattern,
  );

/** Measures the milliseconds from the appearance of a status until the next page, by the page's clock. */
export const timeToRead = (page: Page, status: string): Promise<number> =>
  page.evaluate(
    (wanted) =>
      new Promise<number>((resolve) => {
        const { pathname } = window.location;
        let since: number | undefined;
        new MutationObserver((_records, observer) => {
          const shown = [...document.querySelectorAll('[role="status"]')];
          if (shown.some(({ textContent }) => textContent.includes(wanted)))
            since ??= performance.now();
          if (since === undefined || window.location.pathname === pathname) return;
          observer.disconnect();
          resolve(performance.now() - since);
        }).observe(document.body, { childList: true, subtree: true, characterData: true });
      }),
    status,
  );

/**
 * Records a text that appears in any later document of the page, even briefly. Returns a function
 * that returns the path where it was first seen, and forgets it. The path of a document to which the
 * test gave a `mark` is followed by ' (marked)'.
 */
export async function noteText(page: Page, text: string): Promise<() => Promise<string | null>> {
  const key = `seen:${text}`;
  await page.addInitScript(
    ({ wanted, name }) => {
      new MutationObserver(() => {
        if (sessionStorage.getItem(name) !== null) return;
        if (!document.body?.innerText.includes(wanted)) return;
        const marked = 'mark' in window ? ' (marked)' : '';
        sessionStorage.setItem(name, window.location.pathname + marked);
      }).observe(document, { childList: true, subtree: true, characterData: true });
    },
    { wanted: text, name: key },
  );
  return () =>
    page.evaluate((name) => {
      const path = sessionStorage.getItem(name);
      sessionStorage.removeItem(name);
      return path;
    }, key);
}
