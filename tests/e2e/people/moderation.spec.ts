import type { Page } from '@playwright/test';
import { expectRendersWell, SCREENS } from '../support/looks';
import { makePost } from '../support/makePost';
import { makePerson, type Person } from '../support/people';
import { makePicture } from '../support/postFiles';
import { test } from '../support/servers/moderatedQuad';
import { expect, test as onSharedQuad } from '../support/quadTest';
import { signIn } from '../support/signIn';
import { tabTo } from '../support/tabTo';

const heading = (page: Page, name: string) => page.getByRole('heading', { name });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** Opens the menu of the author's post with the keyboard, and its dialog to report it. */
async function openReport(page: Page, author: Person) {
  const card = page.getByRole('article').filter({ hasText: author.username }).first();
  const menu = card.getByRole('button', { name: 'Post options' });
  await menu.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Report Post' })).toBeFocused();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Report Post' });
  await expect(dialog).toBeVisible();
  return { dialog, menu };
}

for (const screen of SCREENS) {
  test(`a report is made, decided, answered and appealed, by keyboard alone (${screen})`, async ({
    quad,
    visit,
    moderated,
  }) => {
    test.slow();
    const [first, second] = moderated.moderators;
    const author = await makePerson(quad, 'seller');
    const reporter = await makePerson(quad, 'reporter');
    const picture = new File(
      [new Uint8Array(await makePicture(320, 200, 'seagreen'))],
      'notes.png',
      {
        type: 'image/png',
      },
    );
    const content = `Notes for sale by ${author.username}`;
    await makePost(quad, author, 'media', { content, media_file: picture });

    // The report.
    const { page } = await visit({ viewport: screen });
    await signIn(page, reporter);
    const { dialog, menu } = await openReport(page, author);
    await tabTo(page, dialog.getByRole('radio', { name: 'Spam or advertising' }));
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    await expect(dialog.getByRole('radio', { name: 'Spam or advertising' })).toBeChecked();
    await tabTo(page, dialog.getByRole('textbox'));
    await page.keyboard.type('The third one this week.');
    await expectRendersWell(page, 'report-dialog', screen);
    await tabTo(page, dialog.getByRole('button', { name: 'Send report' }));
    await page.keyboard.press('Enter');
    const thanks = page.getByRole('dialog', { name: 'Thank you' });
    await expect(thanks.getByRole('button', { name: 'Done' })).toBeFocused();
    await expect(thanks.getByRole('button', { name: `Block ${author.username}` })).toBeVisible();
    await expectRendersWell(page, 'report-thanks', screen);
    await page.keyboard.press('Enter');
    await expect(thanks).toBeHidden();
    await expect(menu).toBeFocused();

    // The receipt.
    await page.goto('/dashboard/settings/reports');
    const reports = page.getByRole('region', { name: 'Your reports' });
    await expect(reports).toContainText('Waiting');
    await expect(heading(page, 'Moderation')).toBeHidden();

    // The queue of the first moderator.
    const { page: theirs } = await visit({ viewport: screen });
    await signIn(theirs, first);
    await theirs.goto('/dashboard/settings/reports');
    const link = theirs.getByRole('link', { name: 'Open the queue' });
    await tabTo(theirs, link);
    await theirs.keyboard.press('Enter');
    const title = heading(theirs, `Post by ${author.username}`);
    // A worker's tests share the queue, and keys move only once it is there.
    await expect(theirs.getByRole('article')).toBeVisible();
    for (let moves = 0; moves < 20 && !(await title.isVisible()); moves += 1)
      await theirs.keyboard.press('j');
    await expect(title).toBeVisible();
    await expect(theirs.getByText(content)).toBeVisible();
    const shown = theirs.getByRole('list', { name: 'Files' }).getByRole('img');
    await expect
      .poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await expectRendersWell(theirs, 'moderation', screen);
    await page.reload();
    await expect(reports).toContainText('A moderator is looking at it');

    await theirs.keyboard.press('d');
    await expect(theirs.getByRole('radio', { name: /^No breach/ })).toBeFocused();
    await theirs.keyboard.press('ArrowDown');
    await expect(theirs.getByRole('radio', { name: /^Remove it/ })).toBeChecked();
    await theirs.keyboard.press('Tab');
    await theirs.keyboard.type('Selling notes is not allowed.');
    await theirs.keyboard.press('Control+Enter');
    await expect(title).toBeHidden();

    // The answer, in the bell and in the settings.
    await tabTo(page, button(page, /Notifications$/));
    await page.keyboard.press('Enter');
    await expect(page.getByText('looked at your report')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.reload();
    await expect(reports).toContainText('Acted on');
    await expect(reports).toContainText('Selling notes is not allowed.');
    await expectRendersWell(page, 'my-reports', screen);

    // The author's appeal.
    const { page: authors } = await visit({ viewport: screen });
    await signIn(authors, author);
    await authors.goto('/dashboard/settings/reports');
    await tabTo(authors, button(authors, 'Appeal: Your post was removed'));
    await authors.keyboard.press('Enter');
    await authors.keyboard.type('They are free.');
    await expectRendersWell(authors, 'appeal', screen);
    await tabTo(authors, button(authors, 'Send appeal'));
    await authors.keyboard.press('Enter');
    await expect(authors.getByText('Your appeal waits for another moderator')).toBeVisible();

    // Only the other moderator decides it.
    await theirs.reload();
    await expect(heading(theirs, 'Moderation')).toBeVisible();
    await expect(title).toBeHidden();
    const { page: others } = await visit({ viewport: screen });
    await signIn(others, second);
    await others.goto('/dashboard/moderation');
    const appeal = others.getByText('They are free.');
    await expect(others.getByRole('article')).toBeVisible();
    for (let moves = 0; moves < 20 && !(await appeal.isVisible()); moves += 1)
      await others.keyboard.press('j');
    await others.keyboard.press('d');
    await expect(others.getByRole('radio', { name: /^Grant/ })).toBeFocused();
    await others.keyboard.press('Space');
    await expectRendersWell(others, 'moderation-appeal', screen);
    await tabTo(others, button(others, 'Decide the appeal'));
    await others.keyboard.press('Enter');
    await expect(appeal).toBeHidden();
    await authors.reload();
    await expect(authors.getByText(/Your appeal was granted/)).toBeVisible();
  });
}

// Needs no moderator, and so no server of its own.
onSharedQuad(
  'a person is reported and then blocked, and the moderators’ page is nothing for others',
  { tag: '@journey' },
  async ({ quad, visit }) => {
    const rude = await makePerson(quad, 'rude');
    const reporter = await makePerson(quad, 'reporter');
    const { page } = await visit();
    await signIn(page, reporter);
    await page.goto(`/dashboard/${rude.username}/about`);
    await button(page, `More about ${rude.username}`).press('Enter');
    await page.getByRole('menuitem', { name: `Report ${rude.username}` }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Report person' });
    await dialog.getByRole('button', { name: 'Send report' }).press('Enter');
    await page.getByRole('button', { name: `Block ${rude.username}` }).press('Enter');
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: 'Block', exact: true }).press('Enter');
    await expect(page.getByText(`You blocked ${rude.username}.`).first()).toBeVisible();
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.goto('/dashboard/moderation');
    await expect(heading(page, 'There is nothing at this address')).toBeVisible();
  },
);
