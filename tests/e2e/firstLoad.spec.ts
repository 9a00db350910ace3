import { screens, weighScripts } from '../../scripts/firstLoad';
import { makePerson } from './support/people';
import { expect, test } from './support/quadTest';
import { signIn } from './support/signIn';

for (const { name, path, isSignedIn, scriptsKb, ceilingKb = scriptsKb } of screens)
  test(`the scripts of the ${name} weigh at most ${ceilingKb} kB`, async ({ quad, visit }) => {
    const { page, context } = await visit();
    if (isSignedIn) await signIn(page, await makePerson(quad, 'weigher'));
    // Another browser with the same storage, and with nothing in its cache.
    const storageState = await context.storageState();
    const fresh = await context.browser()?.newContext({ baseURL: quad.url, storageState });
    if (!fresh) throw new Error('The browser is gone.');
    const newPage = await fresh.newPage();
    const bytes = await weighScripts(newPage, path);
    await expect(newPage).toHaveURL(path);
    await fresh.close();
    test.info().annotations.push({ type: 'kB', description: String(bytes / 1_000) });
    expect(bytes).toBeGreaterThan(1_000);
    expect(bytes).toBeLessThanOrEqual(ceilingKb * 1_000);
  });
