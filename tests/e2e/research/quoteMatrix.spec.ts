import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { scannedPdf } from '#server/testing/files/pdfs';
import { expectRendersWell, SCREENS } from '../support/looks';
import { makePerson } from '../support/people';
import { expect, test } from '../support/quadTest';
import { makePaper } from '../support/research';
import { signIn } from '../support/signIn';

const QUESTIONS = ['When do the quoggles hatch?', 'How deep do quoggles dive?'];
const HATCHING = 'Quoggles hatch after sixty days in the warm sand.';
const DIVING = 'An adult quoggle dives to ninety metres and stays there for an hour.';

const choose = (page: Page, title: string) =>
  page.getByRole('checkbox', { name: `Choose ${title}` }).check();

for (const screen of SCREENS)
  test(
    screen === 'desktop'
      ? 'a matrix is asked, filled, opened at a page, exported and deleted'
      : 'on a phone, a matrix is asked, filled, opened at a page, exported and deleted',
    async ({ quad, visit }) => {
      test.slow();
      const writer = await makePerson(quad, 'writer');
      const words = `${screen} quoggles`;
      const hatching = await makePaper(quad, writer, {
        title: `Hatching of ${words}`,
        author: 'Nusrat Jahan; Tanvir Rahman',
        pages: ['The sand of the bay is warm.', `${HATCHING} Gulls eat most of the young.`],
      });
      await makePaper(quad, writer, {
        title: `Diving of ${words}`,
        pages: [`${DIVING} Its lungs fold.`],
      });
      await makePaper(quad, writer, { title: `A scan about ${words}`, pdf: await scannedPdf() });
      const { page } = await visit({ viewport: screen });
      await signIn(page, await makePerson(quad, 'reader'), '/dashboard/posts');

      // The way in is beside the documents of AskU.
      await page.getByRole('button', { name: 'AskU' }).first().click();
      await page.getByRole('link', { name: 'Quote matrix' }).click();
      await expect(page).toHaveURL('/dashboard/chatbot/matrix');
      await page.getByRole('searchbox', { name: 'Words in papers' }).fill(words);
      await choose(page, `Hatching of ${words}`);
      await choose(page, `Diving of ${words}`);
      await page.getByRole('tab', { name: 'Person' }).click();
      await page.getByRole('searchbox', { name: 'Name of a person' }).fill(writer.username);
      await page.getByRole('list', { name: 'People found' }).getByRole('button').first().click();
      await choose(page, `A scan about ${words}`);
      await expect(page.getByText('3 of 20 chosen')).toBeVisible();
      await page.getByRole('textbox', { name: 'Your questions' }).fill(QUESTIONS.join('\n'));
      await expectRendersWell(page, 'matrix-form', screen);

      await page.getByRole('button', { name: 'Find quotes' }).click();
      await expect(page).toHaveURL(/\/dashboard\/chatbot\/matrix\/\d+$/);
      const quote = page.getByRole('link', { name: HATCHING }).first();
      await expect(quote).toBeVisible();
      await expect(page.getByRole('link', { name: DIVING }).first()).toBeVisible();
      await expect(
        page.getByText('This is a scan, so its text can’t be read.').first(),
      ).toBeVisible();
      await expect(page.getByRole('progressbar', { name: 'Answered cells' })).toHaveCount(0);
      await expectRendersWell(page, 'matrix', screen);

      await page.getByRole('button', { name: 'Export' }).click();
      const download = page.waitForEvent('download');
      await page.getByRole('menuitem', { name: 'Spreadsheet (CSV)' }).click();
      const file = await (await download).path();
      expect(await readFile(file, 'utf8')).toContain(`"${HATCHING}"`);

      await quote.click();
      await expect(page).toHaveURL(
        new RegExp(`/dashboard/research/papers/${hatching}/read#page=2&quote=`),
      );
      await expect(page.getByRole('textbox', { name: 'Page', exact: true })).toHaveValue('2');
      await page.goBack();
      await page.getByRole('button', { name: 'Delete' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
      await expect(page.getByText('No quote matrix yet')).toBeVisible();
    },
  );
