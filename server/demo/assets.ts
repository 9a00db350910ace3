import { existsSync, realpathSync } from 'node:fs';
import { copyFile, rm, stat } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import type { Deps } from '#domain/deps';
import { Problem } from '#server/platform/http/problem';
import { makeUploadFolder, type UploadedFile } from '#server/platform/http/uploads/uploadFolder';

/** Returns the folder of the assets: next to the running bundle, or in the sources. */
function assetFolder(started = process.argv[1] ?? ''): string {
  const built = existsSync(started) ? join(dirname(realpathSync(started)), 'demo') : '';
  return existsSync(built) ? built : resolve('server', 'demo', 'assets');
}

const MOST_TRIES = 4;

/**
 * Retries the work: on a busy machine a worker may exceed its time limit, especially while
 * starting.
 */
async function withRetry<T>(work: () => Promise<T>, triesLeft = MOST_TRIES): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (triesLeft === 1 || !(error instanceof Problem)) throw error;
    return withRetry(work, triesLeft - 1);
  }
}

/**
 * Runs `work` with copies of these assets as if they had just been uploaded, and removes the copies
 * afterwards. The use cases write next to an upload, so they never get the assets themselves.
 */
export async function withAssets<T>(
  { config }: Pick<Deps, 'config'>,
  names: readonly string[],
  work: (uploads: UploadedFile[]) => Promise<T>,
): Promise<T> {
  const folder = await makeUploadFolder(config.dataDir);
  try {
    const uploads: UploadedFile[] = [];
    for (const name of names) {
      const path = join(folder, `${uploads.length}`);
      await copyFile(join(assetFolder(), name), path);
      uploads.push({ path, originalName: basename(name), bytes: (await stat(path)).size });
    }
    return await withRetry(() => work(uploads));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Like `withAssets`, for one asset. */
export const withAsset = <T>(
  deps: Pick<Deps, 'config'>,
  name: string,
  work: (upload: UploadedFile) => Promise<T>,
): Promise<T> =>
  withAssets(deps, [name], ([upload]) => {
    if (!upload) throw new Error(`The demo campus has no file ${name}.`);
    return work(upload);
  });
