import { expect, type Locator, type Page } from '@playwright/test';
import { makePost } from '../makePost';
import { makePdf, makePicture } from '../postFiles';
import { fillTheRest, open, type MemberCast, type Screens } from './screens';

const composer = (page: Page) => page.getByRole('form', { name: 'Write a post' });
const card = (page: Page, text: string) => page.getByRole('article').filter({ hasText: text });
const chooseKind = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Kind of post' }).getByRole('button', { name }).click();

async function post(page: Page, text: string): Promise<Locator> {
  await composer(page)
    .getByRole('button', { name: /^(Post|Create event)$/ })
    .click();
  await expect(card(page, text).first()).toBeVisible();
  return card(page, text).first();
}

/** Fills in the fields of an event. */
async function fillEvent({ page, marks }: MemberCast, where: string): Promise<string> {
  const form = composer(page);
  const title = marks.text(`title of an event ${where}`);
  await form.getByLabel('Title').fill(title);
  await form.getByLabel('Description').fill(marks.text(`description of an event ${where}`));
  await form.getByLabel('Date', { exact: true }).fill('2031-03-11');
  await form.getByLabel('Time', { exact: true }).fill('17:00');
  await form.getByLabel('Location').fill(marks.text(`location of an event ${where}`));
  return title;
}

async function postEachKind(cast: MemberCast): Promise<string> {
  const { page, marks } = cast;
  const text = () => composer(page).getByRole('textbox', { name: 'Write a post' });
  const choose = (name: string, mimeType: string, buffer: Buffer) =>
    composer(page).locator('input[type="file"]').setInputFiles({ name, mimeType, buffer });

  const plain = marks.text('text post');
  await text().fill(`${plain} #${marks.text('hashtag')} ${marks.email('text post')}`);
  await post(page, plain);

  await chooseKind(page, 'Media');
  const media = marks.text('text of a media post');
  await text().fill(media);
  await choose(
    `${marks.text('file of a picture')}.png`,
    'image/png',
    await makePicture(32, 32, 'teal'),
  );
  await composer(page)
    .getByLabel(/^Alt text/)
    .fill(marks.text('alternative text'));
  await post(page, media);

  await chooseKind(page, 'Document');
  const document = marks.text('text of a document post');
  const pdf = makePdf(marks.text('words of a document'));
  await text().fill(document);
  await choose(`${marks.text('file of a document')}.pdf`, 'application/pdf', pdf);
  await post(page, document);

  await chooseKind(page, 'Event');
  await post(page, await fillEvent(cast, 'in the feed'));
  return plain;
}

async function changeOwn({ page, marks }: MemberCast, text: string): Promise<void> {
  const own = card(page, text);
  await own.getByRole('button', { name: 'Share' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share this post' });
  const link = await dialog.getByRole('textbox', { name: 'Link' }).inputValue();
  marks.add('token', 'own share link', link.split('/').at(-1) ?? '');
  await dialog.getByRole('button', { name: 'Stop sharing' }).click();
  await expect(dialog).toBeHidden();

  await own.getByRole('button', { name: 'Post options' }).click();
  await page.getByRole('menuitem', { name: 'Edit Post' }).click();
  const editor = page.getByRole('form', { name: 'Edit your post' });
  const edited = marks.text('edited post');
  await editor.getByRole('textbox').first().fill(edited);
  await editor.getByRole('button', { name: 'Save' }).click();
  await expect(card(page, edited)).toContainText('edited');

  await card(page, edited).getByRole('button', { name: 'Post options' }).click();
  await page.getByRole('menuitem', { name: 'Delete Post' }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Delete/ })
    .click();
  await expect(card(page, edited)).toHaveCount(0);
}

async function respondToAnother({ page, marks, friend }: MemberCast, text: string): Promise<void> {
  const theirs = card(page, text);
  const like = theirs.getByRole('button', { name: /^Like, / }).first();
  await like.dispatchEvent('click');
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await theirs
    .getByRole('button', { name: /comment/i })
    .first()
    .dispatchEvent('click');
  const comment = marks.text('comment');
  await theirs.getByRole('textbox', { name: 'Write a comment' }).fill(comment);
  await theirs.getByRole('button', { name: 'Send comment' }).click();
  const said = theirs.getByRole('listitem').filter({ hasText: comment });
  await said.getByRole('button', { name: /^Like comment by/ }).click();
  await said.getByRole('button', { name: /^Reply to/ }).click();
  const reply = marks.text('reply');
  await said.getByRole('textbox').fill(reply);
  await said.getByRole('button', { name: 'Send reply' }).click();
  // Its field has the same text until it is stored.
  await expect(theirs.getByRole('paragraph').filter({ hasText: reply })).toBeVisible();

  await theirs.getByRole('button', { name: 'Post options' }).click();
  await page.getByRole('menuitem', { name: 'Report Post' }).click();
  const dialog = page.getByRole('dialog', { name: 'Report Post' });
  await expect(dialog).toContainText(friend.username);
  await dialog.getByRole('radio', { name: 'Something else' }).check();
  await dialog.getByRole('textbox').fill(`${marks.text('report')} ${marks.email('report')}`);
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
}

/** Searches for words with the field in the bar. */
async function search({ page }: MemberCast, words: string): Promise<void> {
  const field = page.getByRole('combobox', { name: 'Search posts' });
  await field.fill(words);
  await field.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(words);
}

/** The actions on the screens for writing, reading and finding posts. */
export const feedScreens: Screens<MemberCast> = {
  async '/dashboard/posts/*'(cast) {
    const { page, quad, marks, friend } = cast;
    const theirs = marks.text('post of a friend');
    await makePost(quad, friend, 'text', {
      content: `${theirs} #${marks.text('hashtag of a friend')} ${marks.email('post of a friend')}`,
    });
    // The pill changes its count or goes by itself when other posts come, also while it is clicked.
    const pill = page.getByRole('button', { name: /^\d+ new posts?$/ });
    await expect(async () => {
      if (await pill.isVisible()) await pill.click({ timeout: 5_000 });
      await expect(card(page, theirs)).toBeVisible({ timeout: 5_000 });
    }).toPass();
    await respondToAnother(cast, theirs);
    await changeOwn(cast, await postEachKind(cast));
    await fillTheRest(cast, 'feed');
  },

  async '/dashboard/search-results/*'(cast) {
    const { marks } = cast;
    await search(cast, marks.text('search'));
    await search(cast, marks.email('search'));
    await search(cast, marks.all('text').at(0) ?? '');
    await fillTheRest(cast, 'search results');
  },

  async '/dashboard/create-events'(cast) {
    await open(cast.page, '/dashboard/create-events', 'New event');
    const title = await fillEvent(cast, 'on its page');
    await composer(cast.page).getByRole('button', { name: 'Create event' }).click();
    await expect(cast.page).toHaveURL(/\/dashboard\/posts\?highlight=\d+/);
    await expect(card(cast.page, title)).toBeVisible();
  },
};
