import type { StoredUpload } from './storeUpload';

/**
 * Stores the uploads one after the other and then runs the work that writes their rows. If anything
 * fails, all stored uploads are removed again.
 */
export async function withUploads<Upload extends StoredUpload, T>(
  uploads: readonly (() => Promise<Upload>)[],
  work: (stored: Upload[]) => Promise<T>,
): Promise<T> {
  const stored: Upload[] = [];
  try {
    for (const store of uploads) stored.push(await store());
    return await work(stored);
  } catch (error) {
    for (const upload of stored) await upload.discard();
    throw error;
  }
}
