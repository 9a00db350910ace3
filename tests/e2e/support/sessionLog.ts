import { execFile } from 'node:child_process';
import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, type Page } from '@playwright/test';

const run = promisify(execFile);

/** Opens the developer items of the Me menu. */
export async function openDeveloperMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Me menu' }).click();
  // By key: a mouse that jumps into a submenu counts as having left both menus.
  await page.getByRole('menuitem', { name: 'For developers' }).press('Enter');
}

/** Saves the log of the page through the Me menu, and returns the path of the file. */
export async function saveSessionLog(page: Page, { share = false } = {}): Promise<string> {
  await openDeveloperMenu(page);
  await page.getByRole('menuitem', { name: 'Save session log' }).click();
  return confirmSaving(page, { share });
}

/** Confirms the dialog for saving a log, and returns the path of the file. */
export async function confirmSaving(
  page: Page,
  { share = false, title = 'Save the session log' } = {},
): Promise<string> {
  const dialog = page.getByRole('dialog', { name: title });
  if (share) await dialog.getByLabel('Anonymise names and text for sharing').check();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Save', exact: true }).click(),
  ]);
  await expect(dialog).toBeHidden();
  // A download is deleted with its browser, but the log may be needed longer.
  const path = join(await mkdtemp(join(tmpdir(), 'quad-log-')), 'session.jsonl');
  await download.saveAs(path);
  return path;
}

interface Entry {
  i: number;
  t: number;
  action: { type: string; payload?: unknown };
  h?: string;
}

/** Returns a log's header line and entries. */
export async function readSessionLog(path: string): Promise<{ header: string; entries: Entry[] }> {
  const [header = '', ...lines] = (await readFile(path, 'utf8')).trimEnd().split('\n');
  return { header, entries: lines.map((line) => JSON.parse(line) as Entry) };
}

/** Returns the output of `npm run replay` for a log; rejects if the exit code is not 0. */
export async function replayOnCommandLine(path: string): Promise<string> {
  const { stdout } = await run('npm', ['run', '--silent', 'replay', '--', path]);
  return stdout;
}
