/** Texts of notifications that people read: refusals and results. */

export const notFound = 'This notification does not exist.';
export const notOwn = 'You can see only your own notifications.';
export const markedRead = 'Marked as read.';
export const allMarkedRead = 'All notifications are marked as read.';
