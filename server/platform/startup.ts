import { constants } from 'node:fs';
import { access, mkdir } from 'node:fs/promises';
import { dataDirNotWritable } from './texts';

/**
 * A reason not to start, in one line that the operator can act on; it is printed without a stack
 * trace.
 */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}

/** Creates the data folder if it is missing. Throws a StartupError if it is not writable. */
export async function prepareDataDir(dataDir: string): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true });
    await access(dataDir, constants.W_OK);
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? error.code : error;
    throw new StartupError(dataDirNotWritable(dataDir, String(reason)));
  }
}
