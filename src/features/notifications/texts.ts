/** Texts of the bell. */

export const notifications = 'Notifications';
export const unreadNotifications = (count: number) =>
  count === 1 ? '1 unread notification' : `${count} unread notifications`;
