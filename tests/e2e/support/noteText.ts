import type { Page } from '@playwright/test';

/**
 * Records a text that appears in any later document of the page, even briefly. Returns a function
 * that returns the path where it was first seen, and forgets it.
 */
export async function noteText(page: Page, text: string): Promise<() => Promise<string | null>> {
  const key = `seen:${text}`;
  await page.addInitScript(
    ({ wanted, name }) => {
      new MutationObserver(() => {
        if (sessionStorage.getItem(name) !== null) return;
        if (document.body?.innerText.includes(wanted))
          sessionStorage.setItem(name, window.location.pathname);
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
