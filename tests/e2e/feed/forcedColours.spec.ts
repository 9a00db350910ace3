import type { Locator } from '@playwright/test';
import { openChatWriter } from '../support/chatWriter';
import { makePost } from '../support/makePost';
import { makePerson, pair } from '../support/people';
import { expect, takePicture, test } from '../support/quadTest';
import { saveSessionLog } from '../support/sessionLog';
import { signIn } from '../support/signIn';

const styleOf = (part: Locator) =>
  part.evaluate((element) => {
    const { backgroundColor, borderTopStyle, outlineColor, outlineStyle } =
      getComputedStyle(element);
    return { backgroundColor, borderTopStyle, outlineColor, outlineStyle };
  });

/** Expects that only the first part has the colours of a selection. */
async function expectChosen(chosen: Locator, other: Locator): Promise<void> {
  await expect
    .poll(async () => (await styleOf(chosen)).backgroundColor)
    .not.toBe((await styleOf(other)).backgroundColor);
}

test(
  'with forced colours, what is chosen, focused or in front is visible',
  { tag: '@looks' },
  async ({ quad, visit }) => {
    const [reader, friend] = [await makePerson(quad, 'reader'), await makePerson(quad, 'friend')];
    const third = await makePerson(quad, 'third');
    await makePost(quad, friend, 'text', { content: 'Seen by everyone.' });
    for (const person of [friend, third]) {
      await pair(quad, reader, person);
      const writer = await openChatWriter(quad, person);
      await writer.write(reader, 'Hello.');
      writer.close();
    }
    const { page } = await visit();
    await page.emulateMedia({ forcedColors: 'active' });
    await signIn(page, reader);

    const post = page.getByRole('article').filter({ hasText: 'Seen by everyone.' });
    const like = post.getByRole('button', { name: /^Like, / });
    await like.press('Enter');
    await expectChosen(like, post.getByRole('button', { name: 'Share' }));
    const focused = await styleOf(like);
    expect(focused.outlineStyle).toBe('solid');
    expect(focused.outlineColor).not.toBe(focused.backgroundColor);

    await page.getByRole('button', { name: 'Me menu' }).press('Enter');
    const menu = page.getByRole('menu');
    expect((await styleOf(menu)).borderTopStyle).toBe('solid');
    await page.keyboard.press('ArrowDown');
    const items = menu.getByRole('menuitem');
    await expectChosen(items.nth(1), items.nth(0));
    await takePicture(page, 'forced-menu');
    await page.keyboard.press('Escape');

    await page.getByRole('link', { name: 'Messages' }).first().click();
    const rows = page.getByRole('main').getByRole('button');
    await rows.filter({ hasText: friend.username }).click();
    await expectChosen(
      rows.filter({ hasText: friend.username }).first(),
      rows.filter({ hasText: third.username }),
    );
    await takePicture(page, 'forced-chat');

    const log = await saveSessionLog(page);
    await page.goto('/replay');
    await page.getByLabel('Open log: file').setInputFiles(log);
    const actions = page.getByRole('option');
    const shown = page.getByRole('option', { selected: true });
    await expectChosen(shown, actions.first());
    const speed = (name: string) =>
      page.getByRole('radiogroup', { name: 'Speed' }).locator('label', { hasText: name });
    await expectChosen(speed('1×'), speed('4×'));
    await takePicture(page, 'forced-replay');
  },
);
