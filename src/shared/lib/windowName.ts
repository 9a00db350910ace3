import * as texts from '../texts';

/** Each window has one title and one count, so they are module state instead of store state. */
let byAddress = '';
let ownName: string | null = null;
let unread = 0;

function writeTitle(): void {
  const name = ownName ?? byAddress;
  document.title = unread > 0 ? `(${unread > 99 ? '99+' : unread}) ${name}` : name;
}

/** Sets the document title for the current address. */
export function nameWindow(title: string): void {
  byAddress = title;
  writeTitle();
}

/** Shows an unread count before the document title. */
export function countInWindowName(count: number): void {
  unread = count;
  writeTitle();
}

/**
 * Sets the document title to the displayed content instead of the address. Returns a function that
 * undoes this.
 */
export function nameWindowAfter(shown: string): () => void {
  const name = texts.titleInWindow(shown);
  ownName = name;
  writeTitle();
  return () => {
    // Later content has already set its own title.
    if (ownName !== name) return;
    ownName = null;
    writeTitle();
  };
}
