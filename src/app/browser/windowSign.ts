import { countInWindowName } from '#shared/lib/windowName';

/** Tells how much is unread: before the window's name, and by its icons. */
export function showUnread(count: number): void {
  countInWindowName(count);
  // With the code of the signed-in, who alone have something unread.
  void import(/* webpackChunkName: "features" */ './iconSign').then(({ showOnIcons }) => {
    showOnIcons(count);
  });
}
