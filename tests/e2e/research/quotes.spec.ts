import type { Page } from '@playwright/test';
import { makePerson, pair } from '../support/people';
import { expectRendersWell, SCREENS } from '../support/looks';
import { expect, test } from '../support/quadTest';
import { makePaper } from '../support/research';
import { signIn } from '../support/signIn';

const PAGES = [
  'On the germination of sundew seeds.',
  'Results. Four of five sundew seeds germinated within nine days. The others were eaten by mice.',
];
const WORDS = 'Four of five sundew seeds germinated within nine days';

const pagesOf = (page: Page) => page.getByRole('region', { name: 'Pages' });
const addressOf = (id: number) => `/dashboard/research/papers/${id}`;

/** Selects from a little inside the first word to a little inside the last, as by a finger. */
async function selectWords(page: Page): Promise<void> {
  const line = pagesOf(page).getByText('Four of five sundew seeds');
  await expect(line).toBeVisible();
  await line.evaluate((element, words) => {
    const node = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode() as Text;
    const start = node.data.indexOf(words.slice(0, 20));
    const end = node.data.indexOf('days');
    document.getSelection()?.setBaseAndExtent(node, start + 1, node, end + 2);
  }, WORDS);
}

for (const screen of SCREENS)
  test(`words of a paper become a card in a post, and in a message: ${screen}`, async ({
    quad,
    visit,
  }) => {
    test.slow();
    const owner = await makePerson(quad, 'writer');
    const reader = await makePerson(quad, 'reader');
    await pair(quad, owner, reader);
    const title = `Sundews of ${owner.username}`;
    const address = addressOf(await makePaper(quad, owner, { title, pages: PAGES }));
    const { page } = await visit({ viewport: screen });
    await signIn(page, reader, `${address}/read#page=2`);
    await selectWords(page);
    await expect(page.getByText('Selected on page 2')).toBeVisible();
    await expectRendersWell(page, 'quote-selected', screen);

    // The words are attached to the draft of a post, which survives that the page is loaded again.
    await page.getByRole('button', { name: 'Quote', exact: true }).click();
    const composer = page.getByRole('dialog', { name: 'Write a post' });
    const attached = composer.getByRole('list', { name: 'Attached quotes' });
    await expect(attached.getByText(WORDS)).toBeVisible();
    await composer.getByRole('textbox').fill('Sundews are quick:');
    await expectRendersWell(page, 'quote-composer', screen);
    await page.keyboard.press('Escape');
    await page.goto('/dashboard/posts');
    if (screen === 'phone') await page.getByRole('button', { name: 'Write a post' }).click();
    const form = page.getByRole('form', { name: 'Write a post' });
    await expect(form.getByText(WORDS)).toBeVisible();
    await expect(form.getByRole('textbox')).toHaveValue('Sundews are quick:');
    await page.getByRole('button', { name: 'Post', exact: true }).click();

    // The post has the card, and the card leads to the marked page.
    const post = page.getByRole('article').filter({ hasText: 'Sundews are quick:' }).first();
    await expect(post.getByText('literal, p. 2')).toBeVisible();
    await expect(form.getByText(WORDS)).toHaveCount(0);
    await post.scrollIntoViewIfNeeded();
    await expectRendersWell(page, 'quote-post', screen);
    await post.getByRole('link', { name: title }).click();
    await expect(page).toHaveURL(new RegExp(`${address}/read#page=2`));
    await expect(pagesOf(page).locator('mark').first()).toHaveText(/Four of five sundew seeds/);

    // By keyboard, the words are attached to a message.
    await selectWords(page);
    const inMessage = page.getByRole('button', { name: 'Quote in a message' });
    await inMessage.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: owner.username }).click();
    const chat = page.getByRole('textbox', { name: `Message ${owner.username}` });
    await expect(page.getByRole('list', { name: 'Attached quotes' })).toBeVisible();
    await chat.fill('Look at this.');
    await expectRendersWell(page, 'quote-message', screen);
    await page.keyboard.press('Enter');
    const log = page.getByRole('log');
    await expect(log.getByText('literal, p. 2')).toBeVisible();
    await expectRendersWell(page, 'quote-sent', screen);
  });

test('the words of a refused quote stay in the draft, and the reason is shown', async ({
  quad,
  visit,
}) => {
  const owner = await makePerson(quad, 'writer');
  const title = `Mosses of ${owner.username}`;
  const id = await makePaper(quad, owner, { title, pages: PAGES });
  const { page } = await visit();
  await signIn(page, owner, `${addressOf(id)}/read#page=2`);
  await selectWords(page);
  await page.getByRole('button', { name: 'Quote', exact: true }).click();
  const composer = page.getByRole('dialog', { name: 'Write a post' });
  await composer.getByRole('textbox').fill('No longer there:');
  const headers = { authorization: `Bearer ${owner.token}` };
  await fetch(`${quad.url}/api/research/papers/${id}/`, { method: 'DELETE', headers });
  await composer.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(composer.getByRole('alert')).toContainText('This paper can’t be found.');
  await composer.getByRole('button', { name: `Remove the quote of ${title}, p. 2` }).click();
  await expect(composer.getByText(WORDS)).toHaveCount(0);
  await expect(composer.getByRole('textbox')).toBeFocused();
  await composer.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(page.getByText('Posted.', { exact: true })).toBeVisible();
});
