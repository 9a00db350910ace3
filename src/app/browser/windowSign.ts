import { countInWindowName } from '#shared/lib/windowName';

/** Tells how much is unread: before the window's name, and by its icons. */
export function showUnread(count: number): void {
  countInWindowName(count);
  // Drawn when there is something unread: most pages never need it.
  void import(/* webpackChunkName: "icon-sign" */ './iconSign').then(({ showOnIcons }) => {
    showOnIcons(count);
  });
}
