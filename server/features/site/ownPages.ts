import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { types } from 'node:util';
import type { Logger } from 'pino';
import type { ResponseOf } from '#contract/defineCall';
import type { siteCalls } from '#contract/calls/site';
import type { Clock } from '#server/platform/clock';
import { StartupError } from '#server/platform/startup';
import { notFolder, pageTooLong } from '#server/platform/texts';

export type OwnPages = ResponseOf<typeof siteCalls.readSite>['pages'];

const NAMES = ['privacy', 'terms', 'guidelines'] as const satisfies (keyof OwnPages)[];
const PAGE_MAX_BYTES = 200_000;
/** A changed file is shown after this time at most. */
const READ_AGAIN_MS = 10_000;

const none: OwnPages = { privacy: null, terms: null, guidelines: null };

const fileOf = (folder: string, name: string) => join(folder, `${name}.md`);

/** Throws a StartupError if the operator's folder is none or has a page that is too long. */
export async function checkOwnPages(folder: string | null): Promise<void> {
  if (folder === null) return;
  const found = await stat(folder).catch(() => null);
  if (!found?.isDirectory()) throw new StartupError(notFolder('PAGES_DIR', folder));
  for (const name of NAMES) {
    const file = await stat(fileOf(folder, name)).catch(() => null);
    if (file && file.size > PAGE_MAX_BYTES)
      throw new StartupError(pageTooLong('PAGES_DIR', `${name}.md`, PAGE_MAX_BYTES));
  }
}

interface Reading {
  folder: string | null;
  clock: Clock;
  log: Logger;
}

/**
 * Returns a function that reads the operator's own pages. Pages that can't be read are null, and
 * their error is logged once.
 */
export function createReadOwnPages({ folder, clock, log }: Reading): () => Promise<OwnPages> {
  if (folder === null) return () => Promise.resolve(none);
  const failures = new Map<string, string>();
  let pages = Promise.resolve(none);
  let readAt = -Infinity;

  async function readPage(directory: string, name: string): Promise<string | null> {
    try {
      const text = await readText(fileOf(directory, name));
      failures.delete(name);
      return text;
    } catch (error) {
      const reason = String(error);
      if (failures.get(name) !== reason)
        log.warn({ err: error, page: `${name}.md` }, 'a page of PAGES_DIR could not be read');
      failures.set(name, reason);
      return null;
    }
  }

  async function readAll(directory: string): Promise<OwnPages> {
    const [privacy, terms, guidelines] = await Promise.all([
      readPage(directory, 'privacy'),
      readPage(directory, 'terms'),
      readPage(directory, 'guidelines'),
    ]);
    return { privacy, terms, guidelines };
  }

  return () => {
    const now = clock.now().getTime();
    if (now - readAt >= READ_AGAIN_MS) {
      readAt = now;
      pages = readAll(folder);
    }
    return pages;
  };
}

/** Returns null for a missing or blank file. Rejects if it is too long or isn't UTF-8. */
async function readText(file: string): Promise<string | null> {
  const { size } = (await stat(file).catch(ifMissing)) ?? { size: 0 };
  if (size === 0) return null;
  if (size > PAGE_MAX_BYTES) throw new Error(`longer than ${PAGE_MAX_BYTES} bytes`);
  const text = new TextDecoder('utf-8', { fatal: true }).decode(await readFile(file));
  return text.trim() === '' ? null : text;
}

function ifMissing(error: unknown): null {
  if (types.isNativeError(error) && 'code' in error && error.code === 'ENOENT') return null;
  throw error;
}
