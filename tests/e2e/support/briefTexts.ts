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
