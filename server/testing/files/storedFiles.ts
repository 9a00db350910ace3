import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { TestServer } from '../createTestServer';

/** The names of all files that lie in the server's storage, in order. */
export async function storedFiles({
  deps: { config },
}: Pick<TestServer, 'deps'>): Promise<string[]> {
  const entries = await readdir(join(config.dataDir, 'files'), {
    recursive: true,
    withFileTypes: true,
  }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map(({ name }) => basename(name))
    .sort();
}

/** The names of all files that have a row, in order. */
export async function recordedFiles({ deps: { db } }: Pick<TestServer, 'deps'>): Promise<string[]> {
  const rows = await db.selectFrom('files').select('name').execute();
  return rows.map(({ name }) => name).sort();
}
