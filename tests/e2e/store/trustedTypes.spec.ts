import type { Page } from '@playwright/test';
import { makePerson } from '../support/people';
import { expect, test } from '../support/quadTest';
import { signIn } from '../support/signIn';

test.describe('strings become neither HTML nor scripts', () => {
  // Each attempt is logged in the console, and so is the invalid share link.
  test.use({
    expectedFaults: {
      patterns: [
        /Failed to load resource/,
        /Trusted ?(?:HTML|Script|Type)/i,
        /Content Security Policy/,
      ],
    },
  });

  for (const path of ['/', '/login', '/share/none'])
    test(`on the page ${path}`, async ({ visit }) => {
      const { page } = await visit();
      await page.goto(path);
      expect(await tryStrings(page)).toEqual(REFUSED);
    });

  test('on the pages of a signed-in person', { tag: '@journey' }, async ({ quad, visit }) => {
    const { page } = await visit();
    await signIn(page, await makePerson(quad, 'typed'));
    expect(await tryStrings(page)).toEqual(REFUSED);
  });
});

const REFUSED = {
  html: 'TypeError',
  foreignScript: 'TypeError',
  upload: 'TypeError',
  worker: 'TypeError',
  secondPolicy: 'TypeError',
  ownScript: 'allowed',
};

/** Returns the name of the error that each dangerous assignment throws. */
function tryStrings(page: Page) {
  return page.evaluate(() => {
    const errorOf = (act: () => unknown): string => {
      try {
        act();
        return 'allowed';
      } catch (error) {
        return error instanceof Error ? error.name : String(error);
      }
    };
    const script = document.createElement('script');
    return {
      html: errorOf(() => (document.createElement('div').innerHTML = '<b>')),
      foreignScript: errorOf(() => (script.src = 'https://evil.example/assets/a.js')),
      upload: errorOf(() => (script.src = '/api/files/1')),
      worker: errorOf(() => new Worker('blob:null/1')),
      secondPolicy: errorOf(() =>
        window.trustedTypes?.createPolicy('other', { createScriptURL: (url) => url }),
      ),
      ownScript: errorOf(() => (script.src = '/assets/a.js')),
    };
  });
}
