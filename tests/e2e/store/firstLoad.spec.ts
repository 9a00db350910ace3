import { FEED_PAGE_SIZE } from '#contract/limits';
import { screens, weighScripts } from '../../../scripts/firstLoad';
import { makePost } from '../support/makePost';
import { makePerson } from '../support/people';
import { expect, test } from '../support/quadTest';
import { logIn } from '../support/signIn';

// Chromium's warning about a file that is fetched ahead for nothing also comes on a busy machine.
test('the font that is fetched ahead is that of the texts', async ({ visit }) => {
  const { page } = await visit();
  await page.goto('/login');
  const href = await page.locator('link[rel="preload"][as="font"]').getAttribute('href');
  const family = await page.evaluate(
    (file) =>
      [...document.styleSheets]
        .flatMap(({ cssRules }) => [...cssRules])
        .filter((rule) => rule instanceof CSSFontFaceRule)
        .find(({ cssText }) => cssText.includes(file))
        ?.style.getPropertyValue('font-family'),
    href?.split('/').at(-1) ?? 'no file',
  );
  expect(family).toBeDefined();
  await expect(page.locator('body')).toHaveCSS('font-family', new RegExp(`^${family}`));
});

for (const { name, path, isSignedIn, scriptsKb } of screens)
  test(`the scripts of the ${name} weigh at most ${scriptsKb} kB`, async ({ quad, visit }) => {
    const { page, context } = await visit();
    if (isSignedIn) {
      const person = await makePerson(quad, 'weigher');
      // An earlier test may have left a formula in the feed, which fetches KaTeX.
      for (let count = 0; count < FEED_PAGE_SIZE; count += 1)
        await makePost(quad, person, 'text', { content: `Reading group, week ${count + 1}` });
      await logIn(page, person);
    }
    // Another browser with the same storage and an empty cache.
    const storageState = await context.storageState();
    const fresh = await context.browser()?.newContext({ baseURL: quad.url, storageState });
    if (!fresh) throw new Error('The browser is gone.');
    const newPage = await fresh.newPage();
    const bytes = await weighScripts(newPage, path);
    await expect(newPage).toHaveURL(path);
    await fresh.close();
    test.info().annotations.push({ type: 'kB', description: String(bytes / 1_000) });
    expect(bytes).toBeGreaterThan(1_000);
    expect(bytes).toBeLessThanOrEqual(scriptsKb * 1_000);
  });
