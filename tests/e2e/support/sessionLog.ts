import { execFile } from 'node:child_process';
import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, type Locator, type Page } from '@playwright/test';
import type { QuadServer } from './servers/quadServer';
import { runQuad } from './servers/runQuad';

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

/** Sends the log of the page to the operator through the Me menu, and returns the open dialog. */
export async function openSending(page: Page): Promise<Locator> {
  await openDeveloperMenu(page);
  await page.getByRole('menuitem', { name: 'Save session log' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save the session log' });
  await dialog.getByLabel('Send to the people who run this Quad').check();
  await expect(dialog.getByText(/^This sends pseudonyms in place of/)).toBeVisible();
  return dialog;
}

/** Sends the log of the page to the operator. */
export async function sendSessionLog(page: Page, { share = true } = {}): Promise<void> {
  const dialog = await openSending(page);
  await dialog.getByLabel('Anonymise names and text for sharing').setChecked(share);
  await dialog.getByRole('button', { name: 'Send', exact: true }).click();
  const done = page.getByRole('dialog', { name: 'The session log was sent' });
  await expect(done).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(done).toBeHidden();
}

/** The path of the newest log that was sent, by a link that the operator makes. */
export async function linkToNewestLog(quad: QuadServer): Promise<string> {
  const logs = JSON.parse(await runQuad(quad, 'logs', 'list', '--json')) as { id: number }[];
  const printed = await runQuad(quad, 'logs', 'open', String(logs[0]?.id));
  return `/replay${/#log=[\w-]{43}/.exec(printed)?.[0] ?? ''}`;
}

/** Returns the text of the newest log that was sent, as the server stores it. */
export async function readNewestLog(quad: QuadServer): Promise<string> {
  const token = (await linkToNewestLog(quad)).split('=')[1] ?? '';
  const response = await fetch(`${quad.url}/api/session-logs/${token}`);
  expect(response.status).toBe(200);
  return response.text();
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
