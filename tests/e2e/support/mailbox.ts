import { readFile, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { expect } from '@playwright/test';

/** How often to check for a mail: most arrive within one or two checks. */
const LOOK_EVERY_MS = 20;

interface Mail {
  to: readonly string[];
  subject: string;
  text: string;
  at: number;
}

/** Every mail read so far, by its file; a written mail never changes. */
const read = new Map<string, Promise<Mail>>();

/** Returns the newest one-time code mailed to an address, and waits for it. */
export async function readCode(dataDir: string, email: string): Promise<string> {
  let code = '';
  await expect
    .poll(async () => (code = /\b\d{6}\b/.exec(await newestMailTo(dataDir, email))?.[0] ?? ''), {
      intervals: [LOOK_EVERY_MS],
    })
    .toMatch(/^\d{6}$/);
  return code;
}

/** Returns the subject of the newest mail to an address, or '' if there is none. */
export async function newestMailTo(dataDir: string, email: string): Promise<string> {
  return (await findNewest(dataDir, email))?.subject ?? '';
}

/** Returns the path of the link in the newest mail to an address, and waits for it. */
export async function readLink(dataDir: string, email: string, path: string): Promise<string> {
  let link = '';
  const read = async () => {
    const { text = '' } = (await findNewest(dataDir, email)) ?? {};
    const [, rest = ''] = text.split(path);
    return (link = rest.split(/\s/)[0] ?? '');
  };
  await expect.poll(read, { intervals: [LOOK_EVERY_MS] }).not.toBe('');
  return path + link;
}

async function findNewest(dataDir: string, email: string): Promise<Mail | undefined> {
  const folder = join(dataDir, 'outbox');
  const names = await readdir(folder).catch(() => []);
  const mails = await Promise.all(
    names
      .filter((name) => name.endsWith('.eml') && !name.startsWith('.'))
      .map((name) => readOnce(join(folder, name))),
  );
  const mine = mails.filter(({ to }) => to.includes(email));
  return mine.sort((a, b) => b.at - a.at)[0];
}

function readOnce(file: string): Promise<Mail> {
  const mail = read.get(file) ?? readMail(file);
  read.set(file, mail);
  return mail;
}

async function readMail(file: string): Promise<Mail> {
  const { to = [], subject = '', text = '' } = await PostalMime.parse(await readFile(file));
  const { mtimeMs: at } = await stat(file);
  return { to: to.flatMap(({ address }) => address ?? []), subject, text, at };
}
