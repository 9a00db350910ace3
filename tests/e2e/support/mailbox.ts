import { readFile, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { expect } from '@playwright/test';

/** The newest one-time code mailed to an address, once the mail is there. */
export async function readCode(dataDir: string, email: string): Promise<string> {
  let code = '';
  await expect
    .poll(async () => (code = /\b\d{6}\b/.exec(await newestMailTo(dataDir, email))?.[0] ?? ''), {
      timeout: 15_000,
    })
    .toMatch(/^\d{6}$/);
  return code;
}

/** The subject of the newest mail to an address, '' while there is none. */
export async function newestMailTo(dataDir: string, email: string): Promise<string> {
  const folder = join(dataDir, 'outbox');
  const names = await readdir(folder).catch(() => []);
  const mails = await Promise.all(
    names
      .filter((name) => name.endsWith('.eml') && !name.startsWith('.'))
      .map(async (name) => ({
        mail: await PostalMime.parse(await readFile(join(folder, name))),
        at: (await stat(join(folder, name))).mtimeMs,
      })),
  );
  const mine = mails.filter(({ mail }) => mail.to?.some((to) => to.address === email));
  return mine.sort((a, b) => b.at - a.at)[0]?.mail.subject ?? '';
}
