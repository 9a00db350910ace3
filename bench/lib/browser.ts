import { existsSync } from 'node:fs';
import { chromium, type Browser, type Page } from '@playwright/test';
import { createClient } from './createClient';

const EXECUTABLE = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
const QUIET = [
  ...['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  ...['--disable-component-update', '--disable-sync', '--no-first-run'],
];

/** Starts Chromium without background activity. Throws if the application is not built. */
export async function openBrowser(args: readonly string[] = []): Promise<Browser> {
  if (!existsSync('dist/index.html')) throw new Error('Run `npm run build` before this benchmark.');
  return chromium.launch({ executablePath: EXECUTABLE, args: [...QUIET, ...args] });
}

/** Opens a blank desktop page with a separate cache. */
export async function openPage(browser: Browser): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  // The benchmarks' compiler adds calls of a helper that names functions, which is missing in
  // pages.
  await page.addInitScript('globalThis.__name = (named) => named;');
  return page;
}

/** A server, and the token of a signed-in user. */
export interface SignedIn {
  readonly origin: string;
  readonly token: string;
}

/** The browser storage of a signed-in user. */
async function storedFor({ origin, token }: SignedIn): Promise<Readonly<Record<string, string>>> {
  const client = createClient(origin, token);
  const me = JSON.parse(await client.get('/api/auth/users/me/')) as Record<string, unknown>;
  client.close();
  return {
    token,
    user_id: String(me.id),
    user_email: String(me.email),
    username: String(me.username),
  };
}

const store = (texts: Readonly<Record<string, string>>) => {
  for (const [key, value] of Object.entries(texts)) localStorage.setItem(key, value);
};

/** Like `openPage`, with a user signed in from the first URL on. */
export async function openSignedInPage(browser: Browser, user: SignedIn): Promise<Page> {
  const page = await openPage(browser);
  await page.addInitScript(store, await storedFor(user));
  return page;
}

/** Signs a user in on every page opened through the debugging port, as Lighthouse does. */
export async function signInByPort(port: number, user: SignedIn): Promise<void> {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const page = await browser.contexts()[0]?.newPage();
  if (!page) throw new Error('The browser has no context of its own.');
  await page.goto(user.origin);
  await page.evaluate(store, await storedFor(user));
  await page.close();
}
