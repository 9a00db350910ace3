import type { Page } from '@playwright/test';
import { conversationIn, uploadPdf, PAGES } from '../support/chatbot';
import { expectRendersWell, SCREENS } from '../support/looks';
import { makePerson, type Person } from '../support/people';
import { expect, expectAccessible, test } from '../support/quadTest';
import { makePaper } from '../support/research';
import type { QuadServer } from '../support/servers/quadServer';
import { logIn, signIn } from '../support/signIn';

const KEEP = 'Keep my conversation on all my devices';
const panelOf = (page: Page) => page.getByRole('complementary', { name: 'AskU' });
const listOf = (page: Page) => page.getByRole('dialog', { name: 'My documents' });

async function openAskU(page: Page) {
  await page.getByRole('banner').getByRole('button', { name: 'AskU' }).click();
  await expect(panelOf(page)).toBeVisible();
  return conversationIn(page, panelOf(page));
}
const openList = (page: Page) => panelOf(page).getByRole('button', { name: 'Documents' }).click();

/** A member with two documents. */
async function makeReader(quad: QuadServer): Promise<Person> {
  const reader = await makePerson(quad, 'reader');
  await uploadPdf(quad, reader, 1);
  await uploadPdf(quad, reader, 2);
  return reader;
}

test(
  'a conversation about a chosen document outlives the logout, until its owner stops keeping it',
  { tag: '@journey' },
  async ({ quad, visit }) => {
    test.slow();
    const reader = await makeReader(quad);
    const { page } = await visit();
    await signIn(page, reader);
    const asku = await openAskU(page);
    await openList(page);
    const lines = listOf(page).getByRole('listitem');
    await expect(lines).toHaveCount(2);
    await expect(lines.first()).toContainText(/Volume 2.*1 page.*last used/s);
    await listOf(page)
      .getByRole('button', { name: /^Volume 1/ })
      .click();
    await expect(listOf(page)).toBeHidden();
    await asku.ask('Which volume is the text of?');
    const answer = asku.log.getByText('The text of volume 1.');
    await expect(answer.first()).toBeVisible();
    await openList(page);
    await page.getByRole('switch', { name: KEEP }).click();
    await expect(page.getByRole('switch', { name: KEEP })).toBeChecked();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL(/\/login/);
    expect(await page.evaluate(() => localStorage.getItem('chatMessages'))).toBeNull();
    await logIn(page, reader);
    await openAskU(page);
    await expect(asku.log.getByText('Which volume is the text of?', { exact: true })).toHaveCount(
      1,
    );
    await expect(answer.first()).toBeVisible();

    // Another device has it, too; what it asks comes here.
    const { page: phone } = await visit({ viewport: 'phone' });
    await logIn(phone, reader);
    const onPhone = await openAskU(phone);
    await expect(onPhone.log.getByText('Which volume is the text of?')).toHaveCount(1);
    await onPhone.ask('How do I change my picture?');
    await expect(onPhone.log.getByText('🤖 AI Expert is typing...')).toBeHidden();
    await panelOf(page).getByRole('button', { name: 'Close AskU' }).click();
    await openAskU(page);
    await expect(asku.log.getByText('How do I change my picture?')).toHaveCount(1);

    await page.goto('/dashboard/settings/privacy');
    await page.getByRole('switch', { name: KEEP }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Stop and delete' }).click();
    await expect(page.getByRole('switch', { name: KEEP })).not.toBeChecked();
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL(/\/login/);
    await logIn(page, reader);
    await openAskU(page);
    await expect(asku.log.getByText('Hi! How can I help you today?')).toBeVisible();
    await expect(asku.log.getByText('Which volume is the text of?')).toBeHidden();
  },
);

test('the list works by keyboard, and a document deleted in another window leaves it with a note', async ({
  quad,
  visit,
}) => {
  test.slow();
  const reader = await makeReader(quad);
  const { page, context } = await visit();
  await signIn(page, reader);
  await openAskU(page);
  const other = await context.newPage();
  await signIn(other, reader);
  await openAskU(other);
  for (const each of [page, other]) await openList(each);
  await listOf(page).getByRole('button', { name: 'Delete Volume 1' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(listOf(page).getByRole('status')).toHaveText('“Volume 1” was deleted.');
  await expect(listOf(page).getByRole('listitem')).toHaveCount(1);
  await page.keyboard.press('Tab');
  await expect(listOf(page).getByRole('button', { name: /^Volume 2/ })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panelOf(page).getByRole('button', { name: 'Documents' })).toBeFocused();

  await listOf(other).getByRole('button', { name: 'Delete Volume 1' }).click();
  await other.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(listOf(other).getByRole('status')).toHaveText(/had already been deleted/);
  await expect(listOf(other).getByRole('listitem')).toHaveCount(1);
});

test('AskU on a paper asks about the paper itself, without its file', async ({ quad, visit }) => {
  const writer = await makePerson(quad, 'writer');
  const title = `Clinics by ${writer.username}`;
  const paperId = await makePaper(quad, writer, { title, pages: PAGES });
  const { page } = await visit();
  await signIn(page, await makePerson(quad, 'reader'), `/dashboard/research/papers/${paperId}`);
  const sent: string[] = [];
  page.on('request', (request) => sent.push(new URL(request.url()).pathname));
  await page.getByRole('main').getByRole('button', { name: 'AskU' }).click();
  const asku = conversationIn(page, panelOf(page));
  await expect(panelOf(page).getByRole('button', { name: `Remove ${title}` })).toBeVisible();
  await expect(asku.log.getByText('What this paper is about')).toBeVisible();
  await asku.ask('Which accuracy does the shared model reach on the held out clinics?');
  await asku.log.getByRole('button', { name: 'p. 2' }).last().click();
  await expect(asku.cited().locator('mark').first()).toBeVisible();
  expect(sent).toContain(`/api/chatbot/papers/${paperId}`);
  expect(sent.filter((path) => path.includes('upload_pdf'))).toEqual([]);
});

for (const screen of SCREENS) {
  test(
    `the list of documents is accessible and fits the screen: ${screen}`,
    { tag: '@looks' },
    async ({ quad, visit }) => {
      test.slow();
      const { page } = await visit({ viewport: screen });
      await signIn(page, await makeReader(quad));
      await openAskU(page);
      await expectRendersWell(page, 'asku-sources', screen);
      await openList(page);
      await listOf(page)
        .getByRole('button', { name: /^Volume 1/ })
        .click();
      await openList(page);
      await expect(listOf(page).getByRole('listitem')).toHaveCount(2);
      await expectRendersWell(page, 'documents', screen);
      await listOf(page).getByRole('button', { name: 'Delete Volume 2' }).click();
      await expectRendersWell(page, 'documents-delete', screen);
      await page.getByRole('button', { name: 'Cancel' }).click();
      await page.getByRole('switch', { name: KEEP }).click();
      await expect(page.getByRole('switch', { name: KEEP })).toBeChecked();
      await page.getByRole('switch', { name: KEEP }).click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
      await expectAccessible(page);
      await expectRendersWell(page, 'documents-stop-keeping', screen);
    },
  );
}
