import { readFile } from 'node:fs/promises';
import type { Browser } from '@playwright/test';

const KILOBYTES_PER_MB = 1_024;

/** The private memory of a process in MB; 0 once it has ended. */
async function privateOf(pid: number): Promise<number> {
  const facts = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '');
  const parts = [...facts.matchAll(/^Private_(?:Clean|Dirty):\s+(\d+)/gm)];
  return parts.reduce((sum, [, kilobytes]) => sum + Number(kilobytes), 0) / KILOBYTES_PER_MB;
}

/**
 * Returns a function that measures the private memory of the largest page of a browser in MB: of
 * its process, with its workers and canvases. Needs Linux.
 */
export async function watchRenderer(browser: Browser): Promise<() => Promise<number>> {
  const session = await browser.newBrowserCDPSession();
  return async () => {
    const { processInfo } = await session.send('SystemInfo.getProcessInfo');
    const pages = processInfo.filter(({ type }) => type === 'renderer');
    return Math.max(0, ...(await Promise.all(pages.map(({ id }) => privateOf(id)))));
  };
}
