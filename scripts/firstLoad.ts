import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

/** A screen, and the maximum size of its scripts on first load (1 kB = 1000 bytes, gzip). */
export interface Screen {
  readonly name: 'landing' | 'login' | 'feed';
  readonly path: string;
  readonly isSignedIn: boolean;
  readonly scriptsKb: number;
}

/** The screens that users open first. The landing page is prerendered HTML. */
export const screens: readonly Screen[] = [
  { name: 'landing', path: '/', isSignedIn: false, scriptsKb: 20 },
  { name: 'login', path: '/login', isSignedIn: false, scriptsKb: 200 },
  { name: 'feed', path: '/dashboard/posts', isSignedIn: true, scriptsKb: 235 },
];

/** Scripts fetched within this time after load also count. */
const LATER_MS = 5_000;

/**
 * Opens an address and returns the total gzip size in bytes of all scripts the browser requests
 * until five seconds after the page has loaded. The page's cache must be empty. Needs `npm run
 * build`.
 */
export async function weighScripts(page: Page, address: string): Promise<number> {
  const scripts = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) scripts.add(pathname);
  });
  await page.goto(address);
  await page.waitForTimeout(LATER_MS);
  return [...scripts].reduce((sum, path) => sum + statSync(join('dist', `${path}.gz`)).size, 0);
}
