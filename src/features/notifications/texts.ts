/** Texts of the bell. */

export const notifications = 'Notifications';
export const unreadNotifications = (count: number) => `${count} unread notifications`;
