import { constants } from 'node:fs';
import { access, mkdir } from 'node:fs/promises';

/** A reason not to start, told in one line that a person can act on; it is printed without a stack. */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}

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
