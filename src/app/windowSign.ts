/** One window has one name and one count, so they stand here rather than in the state. */
let name = '';
let unread = 0;

function writeTitle(): void {
  document.title = unread > 0 ? `(${unread > 99 ? '99+' : unread}) ${name}` : name;
}

/** Names the window after the page it shows. */
export function nameWindow(title: string): void {
  name = title;
  writeTitle();
}

/** Tells how much is unread: before the window's name, and by its icons. */
export function showUnread(count: number): void {
  unread = count;
  writeTitle();
  // With the code of the signed-in, who alone have something unread.
  void import(/* webpackChunkName: "features" */ './iconSign').then(({ showOnIcons }) => {
    showOnIcons(count);
  });
}
