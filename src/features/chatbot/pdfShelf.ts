/** A file cannot be in the state of the store, so it lies here, beside it, as long as the page. */
const shelf = new Map<string, File>();

/** Where the PDF chosen for the next message is put. */
export const CHOSEN_KEY = 'chosen';

/** Puts a file under a key, instead of the one that is there. */
export function putPdf(key: string, file: File): void {
  shelf.set(key, file);
}

/** The file under a key; undefined where this page has none. */
export const takePdf = (key: string): File | undefined => shelf.get(key);

/** Forgets one file. */
export function dropPdf(key: string): void {
  shelf.delete(key);
}

/** Whoever logs out leaves no files behind. */
export function emptyShelf(): void {
  shelf.clear();
}
