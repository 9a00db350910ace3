/** One window has one name and one count, so they stand here rather than in the state. */
let byAddress = '';
let ownName: string | null = null;
let unread = 0;

function writeTitle(): void {
  const name = ownName ?? byAddress;
  document.title = unread > 0 ? `(${unread > 99 ? '99+' : unread}) ${name}` : name;
}

/** Names the window after its address. */
export function nameWindow(title: string): void {
  byAddress = title;
  writeTitle();
}

/** Shows a count of unread things before the window's name. */
export function countInWindowName(count: number): void {
  unread = count;
  writeTitle();
}

/** Names the window after what the page shows, in place of its address; returns what takes that back. */
export function nameWindowAfter(shown: string): () => void {
  const name = `${shown} · Quad`;
  ownName = name;
  writeTitle();
  return () => {
    // Whatever came after this has named the window itself.
    if (ownName !== name) return;
    ownName = null;
    writeTitle();
  };
}
