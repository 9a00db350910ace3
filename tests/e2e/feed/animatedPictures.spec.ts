import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { animation } from '#server/testing/files/pictures';
import { SCREENS } from '../support/looks';
import { makePerson, pair } from '../support/people';
import { makePost } from '../support/makePost';
import { expect, expectAccessible, takePicture, test } from '../support/quadTest';
import { signIn } from '../support/signIn';

const SIZES = [
  [800, 450],
  [300, 200],
] as const;

const gif = ([width, height]: readonly [number, number]) =>
  animation('gif', { frames: 20, width, height });

/** The number of frames of the copy that the browser has chosen. */
async function framesOf(page: Page, picture: Locator): Promise<number> {
  const loaded = () => picture.evaluate((image: HTMLImageElement) => image.complete);
  await expect.poll(loaded).toBe(true);
  const address = await picture.evaluate((image: HTMLImageElement) => image.currentSrc);
  const response = await page.request.get(address);
  return (await sharp(await response.body(), { animated: true }).metadata()).pages ?? 1;
}

for (const ratio of [1, 2, 3])
  for (const reducedMotion of ['no-preference', 'reduce'] as const)
    test(`an animation stands still until it is played: ratio ${ratio}, motion ${reducedMotion}`, async ({
      quad,
      browser,
    }) => {
      const author = await makePerson(quad, 'animates');
      // The feed of this server has the posts of other tests, too.
      const nameOf = (width: number) => `Wave ${width} of ${author.username}`;
      for (const size of SIZES) {
        const file = new File([new Uint8Array(await gif(size))], 'wave.gif');
        await makePost(quad, author, 'media', { media_file: file, media_alt: nameOf(size[0]) });
      }
      const context = await browser.newContext({
        baseURL: quad.url,
        deviceScaleFactor: ratio,
        reducedMotion,
        serviceWorkers: 'block',
      });
      const page = await context.newPage();
      await signIn(page, author);
      for (const [width] of SIZES) {
        const picture = page.getByAltText(nameOf(width));
        await picture.scrollIntoViewIfNeeded();
        expect(await framesOf(page, picture)).toBe(1);
        const play = page.getByRole('button', { name: `Play GIF: ${nameOf(width)}` });
        const box = await play.boundingBox();
        expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
        await play.focus();
        await page.keyboard.press('Enter');
        const pause = page.getByRole('button', { name: `Pause GIF: ${nameOf(width)}` });
        await expect(pause).toBeFocused();
        expect(await framesOf(page, picture)).toBe(20);
        await page.keyboard.press('Space');
        await expect(play).toBeVisible();
        expect(await framesOf(page, picture)).toBe(1);
      }
      await context.close();
    });

test('an animation in a chat stands still until it is played', async ({ quad, visit }) => {
  const [nusrat, tanvir] = [await makePerson(quad, 'moves'), await makePerson(quad, 'watches')];
  await pair(quad, nusrat, tanvir);
  const { page } = await visit();
  await signIn(page, nusrat);
  await page.goto('/dashboard/suggested-users');
  await page.getByRole('button', { name: `Message ${tanvir.username}` }).click();
  await page
    .getByLabel('Files to send')
    .setInputFiles({ name: 'wave.gif', mimeType: 'image/gif', buffer: await gif([300, 200]) });
  const preview = page.getByRole('list', { name: 'Chosen files' }).locator('canvas');
  const isDrawn = () =>
    preview.evaluate((canvas: HTMLCanvasElement) =>
      canvas
        .getContext('2d')
        ?.getImageData(9, 9, 1, 1)
        .data.some((value) => value > 0),
    );
  await expect.poll(isDrawn).toBe(true);
  await page.getByRole('textbox', { name: /^Message / }).press('Enter');
  const log = page.getByRole('log');
  const play = log.getByRole('button', { name: 'Play GIF: wave.webp' });
  await expect(play).toBeVisible();
  const picture = log.getByAltText('wave.webp');
  expect(await framesOf(page, picture)).toBe(1);
  await takePicture(page, 'animated-chat-desktop-light');
  await play.click();
  expect(await framesOf(page, picture)).toBe(20);
});

for (const screen of SCREENS)
  test(`the button of an animation renders well on the ${screen}`, async ({ quad, visit }) => {
    const author = await makePerson(quad, 'wave');
    const files = await Promise.all(
      [[800, 450] as const, [300, 200] as const].map(
        async (size) => new File([new Uint8Array(await gif(size))], 'wave.gif'),
      ),
    );
    await makePost(quad, author, 'media', { media_file: files, media_alt: ['A wave', 'A ripple'] });
    await makePost(quad, author, 'media', { media_file: files.slice(0, 1), media_alt: ['A wave'] });
    const { page } = await visit({ viewport: screen });
    await signIn(page, author);
    await expect(page.getByRole('button', { name: 'Play GIF: A wave' }).first()).toBeVisible();
    for (const theme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: theme });
      await expectAccessible(page);
      await takePicture(page, `animated-${screen}-${theme}`);
    }
  });
