import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Logger } from 'pino';
import type { S3Config } from '#server/platform/config/services';
import type { TestServer } from '../createTestServer';

/** Returns the names of all files in the server's storage, including leftovers, in order. */
export async function storedFiles({ deps }: Pick<TestServer, 'deps'>): Promise<string[]> {
  const { s3, dataDir } = deps.config;
  const names = s3 ? await namesInStore(s3, deps.log) : await namesInFolder(join(dataDir, 'files'));
  return names.sort();
}

async function namesInStore(s3: S3Config, log: Logger): Promise<string[]> {
  const { createS3Storage } = await import('#server/platform/storage/s3Storage');
  const storage = createS3Storage(s3, log);
  const names: string[] = [];
  for await (const { name } of storage.list()) names.push(name);
  storage.close();
  return names;
}

async function namesInFolder(folder: string): Promise<string[]> {
  const options = { recursive: true, withFileTypes: true } as const;
  const entries = await readdir(folder, options).catch(() => []);
  return entries.filter((entry) => entry.isFile()).map(({ name }) => basename(name));
}

/** Returns the names of all files that have a row, in order. */
export async function recordedFiles({ deps: { db } }: Pick<TestServer, 'deps'>): Promise<string[]> {
  const rows = await db.selectFrom('files').select('name').execute();
  return rows.map(({ name }) => name).sort();
}
