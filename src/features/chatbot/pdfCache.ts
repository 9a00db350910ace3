/**
 * Files are not serialisable, so they are cached outside the Redux state for as long as the page
 * lives.
 */
const cache = new Map<string, File>();

/** The cache key of the PDF attached to the next message. */
export const CHOSEN_KEY = 'chosen';

/** Caches a file under a key, replacing the previous one. */
export function putPdf(key: string, file: File): void {
  cache.set(key, file);
}

/** Returns the file under a key; undefined if this page has none. */
export const getPdf = (key: string): File | undefined => cache.get(key);

/** Removes one file from the cache. */
export function dropPdf(key: string): void {
  cache.delete(key);
}

/** Clears the cache, so that a logout leaves no files behind. */
export function clearPdfCache(): void {
  cache.clear();
}
