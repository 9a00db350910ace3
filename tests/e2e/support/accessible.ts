import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

/** The library, compressed: most of the time that loading takes is the way into the page. */
const AXE = gzipSync(readFileSync('node_modules/axe-core/axe.min.js')).toString('base64');

/**
 * A page rests if nothing has moved or changed for this many frames; one that never rests is looked
 * at.
 */
const FRAMES_OF_REST = 10;
const MOST_ROUNDS = 20;

/** Rules that can fail in one theme and pass in the other. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** Expects no accessibility violation on the current page, of all rules but those named. */
export async function expectAccessible(page: Page, exceptRules: readonly string[] = []) {
  await expectNoViolation(page, {
    rules: Object.fromEntries(exceptRules.map((rule) => [rule, { enabled: false }])),
  });
}

/**
 * Like `expectAccessible`, for a page already checked in the other theme: only its colours can
 * differ.
 */
export async function expectAccessibleColours(page: Page): Promise<void> {
  await expectNoViolation(page, { runOnly: { type: 'rule', values: COLOUR_RULES } });
}

/** Loads axe into the page, once: loading takes longer than most checks. */
async function loadAxe(page: Page): Promise<void> {
  if (await page.evaluate(() => 'axe' in window)) return;
  await page.evaluate(async (compressed) => {
    const bytes = Uint8Array.from(atob(compressed), (byte) => byte.charCodeAt(0));
    const script = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
    Object.assign(window, { axeScript: await new Response(script).text() });
  }, AXE);
  // In a call of its own, because the page's policy allows it only as long as the call lasts.
  await page.evaluate('(0, eval)(axeScript), undefined');
}

/**
 * Returns the violations on the page. Frames are not entered, because those of the product show a
 * browser's viewer of files.
 */
function findViolations(page: Page, options: axe.RunOptions): Promise<string[]> {
  return page.evaluate(
    async (runOptions) => {
      const { axe: loaded } = window as unknown as { axe: typeof axe };
      const found = await loaded.run(runOptions);
      return found.violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
      );
    },
    // Reporting passed rules would take longer than checking them, and no test uses them.
    { ...options, resultTypes: ['violations'], iframes: false } satisfies axe.RunOptions,
  );
}

/** Waits until the animations that end have ended, and the page has stopped changing. */
function rest(page: Page): Promise<void> {
  return page.evaluate(
    async ([frames, rounds]) => {
      const ends = (animation: Animation) =>
        animation.playState === 'running' &&
        Number.isFinite(Number(animation.effect?.getComputedTiming().endTime));
      let isChanged = true;
      const observer = new MutationObserver(() => (isChanged = true));
      observer.observe(document, {
        ...{ subtree: true, childList: true },
        ...{ attributes: true, characterData: true },
      });
      for (let round = 0; isChanged && round < rounds; round += 1) {
        // One that isn't drawn, such as those below the view, may never end.
        isChanged = document.getAnimations().some(ends);
        for (let frame = 0; frame < frames; frame += 1) await new Promise(requestAnimationFrame);
      }
      observer.disconnect();
    },
    [FRAMES_OF_REST, MOST_ROUNDS] as const,
  );
}

/** A violation counts if it is there when the page rests, because what appears may be half painted. */
async function expectNoViolation(page: Page, options: axe.RunOptions): Promise<void> {
  await loadAxe(page);
  if ((await findViolations(page, options)).length === 0) return;
  await rest(page);
  expect(await findViolations(page, options)).toEqual([]);
}
