/**
 * Files are not serialisable, so they are cached outside the Redux state for as long as the page
 * lives.
 */
const shelf = new Map<string, File>();

/** The cache key of the PDF attached to the next message. */
export const CHOSEN_KEY = 'chosen';

/** Caches a file under a key, replacing the previous one. */
export function putPdf(key: string, file: File): void {
  shelf.set(key, file);
}

/** Returns the file under a key; undefined if this page has none. */
export const takePdf = (key: string): File | undefined => shelf.get(key);

/** Removes one file from the cache. */
export function dropPdf(key: string): void {
  shelf.delete(key);
}

/** Clears the cache, so that a logout leaves no files behind. */
export function emptyShelf(): void {
  shelf.clear();
}
