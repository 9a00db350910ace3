import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { makePerson } from '../support/people';
import { expect, expectAccessible, test } from '../support/quadTest';
import { signIn } from '../support/signIn';

const ENTRIES = 600;
const LIBRARY = '/dashboard/library';

/** A bibliography as Zotero writes it, with accents, a formula and two entries that are broken. */
function bibliography(): string {
  const entries = Array.from(
    { length: ENTRIES },
    (_, at) => `@article{jahan${at},
  title = {{Gezeiten}, {\\"U}berschwemmung und die Energie $E_{${at}} = mc^2$},
  author = {Jahan, Nusrat and M{\\"u}ller, J{\\"o}rg},
  date = {${1500 + at}-03},
  journaltitle = {Annalen der {Physik}},
  keywords = {tides}
}
`,
  );
  const broken = ['@article{lost,\n  author = {Rahman, Tanvir}\n}\n', '@book{\n  title = {Torn}\n'];
  return [...entries.slice(0, 3), broken[0], ...entries.slice(3), broken[1]].join('\n');
}

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Import references' });

async function chooseFile(page: Page, name: string, text: string | Buffer) {
  await page.getByRole('button', { name: 'Import' }).click();
  await dialogOf(page)
    .getByLabel('Choose a file', { exact: true })
    .and(page.locator('input'))
    .setInputFiles({ name, mimeType: 'application/x-bibtex', buffer: Buffer.from(text) });
  await expect(dialogOf(page).getByRole('heading', { name: `Found in ${name}` })).toBeFocused();
}

const figure = (page: Page, label: string) =>
  dialogOf(page).locator('dl > div').filter({ hasText: label }).getByRole('definition');

async function expectNothingNew(page: Page, unread: number) {
  await expect(figure(page, 'New')).toHaveText('0');
  await expect(figure(page, 'Already in your library')).toHaveText(String(ENTRIES));
  await expect(figure(page, 'Can’t be read')).toHaveText(String(unread));
  await expect(dialogOf(page).getByText('There is nothing new to add.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toBeHidden();
}

test('a bibliography is imported once, exported, and has nothing new then', async ({
  quad,
  visit,
}) => {
  const { page } = await visit();
  await signIn(page, await makePerson(quad, 'reader'), LIBRARY);
  await chooseFile(page, 'zotero.bib', bibliography());
  const dialog = dialogOf(page);
  await expect(figure(page, 'New')).toHaveText(String(ENTRIES));
  await expect(figure(page, 'Can’t be read')).toHaveText('2');
  await expect(dialog.getByText('Line 25', { exact: true })).toBeVisible();
  const first = dialog.getByRole('list', { name: 'New references' }).getByRole('listitem').first();
  await expect(first).toContainText('Gezeiten, Überschwemmung und die Energie');
  await expect(first).toContainText('Nusrat Jahan, Jörg Müller · 1500');
  await expect(first.locator('.katex')).toBeVisible();
  await expect(dialog.getByText('and 500 more')).toBeVisible();
  await expectAccessible(page);

  await dialog.getByRole('textbox', { name: 'Tag (optional)' }).fill('Zotero');
  await dialog.getByRole('button', { name: 'Add 600 references' }).click();
  await expect(dialog.getByText('Added 600 references. 2 could not be read.')).toBeFocused();
  await expectAccessible(page);
  const listSaved = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Save the list' }).click();
  expect(await readFile(await (await listSaved).path(), 'utf8')).toMatch(
    /^Line 25: .+\nLine \d+: /,
  );
  await page.keyboard.press('Escape');
  await page.goto(`${LIBRARY}?tag=Zotero`);
  await expect(page.getByRole('article').first()).toContainText('Gezeiten, Überschwemmung');

  await page.goto(LIBRARY);
  await chooseFile(page, 'again.bib', bibliography());
  await expectNothingNew(page, 2);

  const exported = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: 'BibTeX (.bib)' }).click();
  const file = await readFile(await (await exported).path());
  await chooseFile(page, 'exported.bib', file);
  await expectNothingNew(page, 0);
});

test('on a phone, a pasted text is imported, and Upload Paper is filled in from it', async ({
  quad,
  visit,
}) => {
  const { page } = await visit({ viewport: 'phone', theme: 'dark' });
  await signIn(page, await makePerson(quad, 'reader'), LIBRARY);
  await page.getByRole('button', { name: 'Import' }).click();
  const text = "@article{a, title = {On Caf{\\'e}s}, author = {Jahan, Nusrat}, year = 2019}";
  await dialogOf(page).getByRole('textbox').fill(text);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Check the text' }).click();
  await page.getByRole('button', { name: 'Add 1 reference' }).click();
  await expect(dialogOf(page).getByText('Added 1 reference.')).toBeFocused();
  await page.getByRole('button', { name: 'Close' }).last().click();
  await expect(page.getByRole('article')).toContainText('On Cafés');

  await page.goto('/dashboard/research/upload');
  await page.getByRole('button', { name: 'Paste BibTeX or DOI' }).click();
  await page.getByRole('textbox', { name: 'BibTeX, RIS, CSL JSON or DOI of the paper' }).fill(text);
  await page.getByRole('button', { name: 'Fill in' }).click();
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('On Cafés');
  await expect(page.getByRole('textbox', { name: 'Author' })).toHaveValue('Nusrat Jahan');
  await expectAccessible(page);
});
