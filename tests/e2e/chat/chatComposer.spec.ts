import type { Page } from '@playwright/test';
import { addressOf } from '../support/calls';
import { makePerson, pair, type Person } from '../support/people';
import { makePdf } from '../support/postFiles';
import { expect, test } from '../support/quadTest';
import { signIn } from '../support/signIn';

const field = (page: Page) => page.getByRole('textbox', { name: /^Message / });
const log = (page: Page) => page.getByRole('log');

test(
  'Enter sends, Shift+Enter starts a new line, and Enter during IME composition does not send',
  { tag: '@journey' },
  async ({ quad, visit }) => {
    const [a, b] = [await makePerson(quad, 'yasmin'), await makePerson(quad, 'tanvir')];
    await pair(quad, a, b);
    const { page, context } = await visit();
    await signIn(page, a, '/dashboard/suggested-users');
    await page.getByRole('button', { name: `Message ${b.username}` }).click();
    await field(page).pressSequentially('One line');
    await field(page).press('Shift+Enter');
    await field(page).pressSequentially('and another');
    await expect(field(page)).toHaveValue('One line\nand another');
    await expect(log(page).getByText('One line')).toHaveCount(0);
    await field(page).press('Enter');
    await expect(log(page).getByText('One line')).toHaveText('One line\nand another');
    await expect(field(page)).toHaveValue('');

    const keyboard = await context.newCDPSession(page);
    await keyboard.send('Input.imeSetComposition', {
      text: 'かんじ',
      selectionStart: 3,
      selectionEnd: 3,
    });
    await expect(field(page)).toHaveValue('かんじ');
    const enter = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 229 };
    await keyboard.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...enter });
    await keyboard.send('Input.insertText', { text: '漢字' });
    await keyboard.send('Input.dispatchKeyEvent', { type: 'keyUp', ...enter });
    await expect(field(page)).toHaveValue('漢字');
    await expect(log(page).getByText('かんじ')).toHaveCount(0);
    await field(page).press('Enter');
    await expect(log(page).getByText('漢字')).toHaveCount(1);
    await field(page).fill('   ');
    await field(page).press('Enter');
    await expect(log(page).getByText('Sent', { exact: true })).toHaveCount(2);
  },
);

test('each conversation keeps its own draft, when switching conversations and after a reload', async ({
  quad,
  visit,
}) => {
  const reader = await makePerson(quad, 'yasmin');
  const [b, c] = [await makePerson(quad, 'tanvir'), await makePerson(quad, 'nusrat')];
  await pair(quad, reader, b);
  await pair(quad, reader, c);
  const { page } = await visit();
  await signIn(page, reader, '/dashboard/suggested-users');
  for (const other of [b, c]) {
    await page.getByRole('button', { name: `Message ${other.username}` }).dispatchEvent('click');
    const own = page.getByRole('textbox', { name: `Message ${other.username}` });
    await own.fill('Hello.');
    await own.press('Enter');
    await own.fill(`For ${other.username} only`);
  }
  await page.goto('/dashboard/chat');
  const open = async (other: Person) => {
    await page
      .getByRole('region', { name: 'Conversations' })
      .getByRole('button', { name: other.username })
      .click();
    await expect(field(page)).toHaveValue(`For ${other.username} only`);
  };
  await open(b);
  await open(c);
  await page.reload();
  await open(b);
});

test.describe('a text that accompanies a file', () => {
  test('returns to the field when its file is removed', async ({ quad, visit }) => {
    const [a, b] = [await makePerson(quad, 'yasmin'), await makePerson(quad, 'tanvir')];
    await pair(quad, a, b);
    const { page } = await visit();
    await signIn(page, a, '/dashboard/suggested-users');
    await page.getByRole('button', { name: `Message ${b.username}` }).click();
    await page.route(addressOf('uploadChatFile'), () => undefined);
    const papers = ['one.pdf', 'two.pdf'].map((name) => ({
      name,
      mimeType: 'application/pdf',
      buffer: makePdf(name),
    }));
    await page.getByLabel('Files to send').setInputFiles(papers);
    await field(page).fill('Both papers, with my notes.');
    await field(page).press('Enter');
    const rows = page.getByRole('list', { name: 'Not sent' }).getByRole('listitem');
    await expect(rows).toHaveCount(2);
    await rows.filter({ hasText: 'two.pdf' }).getByRole('button', { name: 'Delete' }).click();
    await expect(rows).toHaveCount(1);
    await expect(field(page)).toHaveValue('Both papers, with my notes.');
    await expect(field(page)).toBeFocused();
    await rows.getByRole('button', { name: 'Cancel the upload of one.pdf' }).click();
    await rows.getByRole('button', { name: 'Delete' }).click();
    await expect(rows).toHaveCount(0);
    await field(page).press('Enter');
    await expect(log(page).getByText('Both papers, with my notes.')).toHaveCount(1);
  });
});
