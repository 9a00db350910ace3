import { constants } from 'node:fs';
import { access, mkdir } from 'node:fs/promises';
import { StartupError } from './startupError';

/** Makes the data folder where it is missing. Throws a StartupError where it cannot be written to. */
export async function prepareDataDir(dataDir: string): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true });
    await access(dataDir, constants.W_OK);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : '';
    throw new StartupError(`DATA_DIR ${dataDir} cannot be written to${code}.`);
  }
}
