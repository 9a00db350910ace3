import type { Page } from '@playwright/test';
import {
  bombPdf,
  encryptedPdf,
  garbledPdf,
  longPdf,
  paperPdf,
  scannedPdf,
} from '#server/testing/files/pdfs';
import { addressOf } from '../support/calls';
import { makePerson } from '../support/people';
import { expect, test } from '../support/quadTest';
import { signIn } from '../support/signIn';

const upload = '/dashboard/research/upload';

async function choose(page: Page, buffer: Buffer): Promise<void> {
  const file = { name: 'odd.pdf', mimeType: 'application/pdf', buffer };
  await page.locator('input[type=file]').setInputFiles(file);
}

async function send(page: Page, title: string): Promise<void> {
  for (const [name, text] of [
    ['Title', title],
    ['Author', 'A. Writer'],
    ['Research field', 'Botany'],
  ] as const)
    await page.getByRole('textbox', { name }).fill(text);
  await page.getByRole('button', { name: /^(Upload|Upload anyway)$/ }).click();
}

test('an unreadable PDF is refused with a reason, and the next one is accepted', async ({
  quad,
  visit,
}) => {
  test.slow();
  const { page } = await visit();
  await signIn(page, await makePerson(quad, 'botanist'), upload);
  for (const [buffer, reason] of [
    [await encryptedPdf(), /protected by a password\. Please choose a PDF without one/],
    [garbledPdf(), /damaged or incomplete\. Please choose another file/],
    [await bombPdf(), /too complex to read\. Please choose another file/],
  ] as const) {
    await choose(page, buffer);
    // The server stops reading a file after 30 seconds, and its answer comes later than that.
    await expect(page.getByText(reason)).toBeVisible({ timeout: 60_000 });
    await send(page, 'Unreadable');
    await expect(page.getByText(/^Upload failed: “odd\.pdf” is/)).toBeVisible({ timeout: 60_000 });
    await expect(page.getByRole('form').getByRole('alert')).toHaveText(reason);
    await page.getByRole('button', { name: 'Remove odd.pdf' }).click();
  }
  // The file's proposed title moves the button below it.
  const proposed = page.waitForResponse(addressOf('inspectPaper'));
  await choose(page, await paperPdf({ pages: ['Readable.'] }));
  await proposed;
  await send(page, 'Readable');
  await expect(page.getByText('Paper uploaded successfully!').first()).toBeVisible();
});

test('a scan and a very long PDF are accepted, with a note that their text cannot be searched', async ({
  quad,
  visit,
}) => {
  test.slow();
  const reader = await makePerson(quad, 'archivist');
  const { page } = await visit();
  await signIn(page, reader);
  for (const [kind, buffer, note, line] of [
    [
      'Scan',
      await scannedPdf(),
      'This PDF is a scan, so its text can’t be searched.',
      'Scanned PDF. Its text can’t be searched.',
    ],
    [
      'Long',
      longPdf(),
      'This PDF has more than 300 pages, so its text can’t be searched.',
      'Very long PDF. Its text can’t be searched.',
    ],
  ] as const) {
    await page.goto(upload);
    await choose(page, buffer);
    await expect(page.getByText(note)).toBeVisible();
    const title = `${kind} of ${reader.username}`;
    await send(page, title);
    await expect(page).toHaveURL('/dashboard/research/search');
    const paper = page.getByRole('article').filter({ hasText: title });
    await expect(paper.getByText(line)).toBeVisible();
  }
});
