/** Texts of the notifications, which load after the bell. */

export const close = 'Close notifications';
/** `count` may be '99+'. */
export const unreadCount = (count: number | string) => `${count} unread`;
export const markAllAsRead = 'Mark all as read';

// NotificationList
export const loading = 'Loading notifications';
export const loadFailed = 'Notifications could not be loaded.';
export const tryAgain = 'Try Again';
export const showEarlier = 'Show earlier';
export const caughtUp = 'You’re all caught up';

// NotificationRow: first a mark of unread ones, then the name of a person, followed by these words.
export const unreadBefore = 'Unread: ';
export const andOthers = (count: number) => (count === 1 ? ' and 1 other' : ` and ${count} others`);
export const connectionRequest = 'wants to connect with you';
export const connectionAccepted = 'accepted your connection request';
export const collaborationRequest = 'wants to collaborate on your research';
export const collaborationAccepted = 'accepted your collaboration request';
export const collaborationDeclined = 'declined your collaboration request';
export const eventChanged = 'changed an event you are going to';
export const eventReminder = 'reminds you of an event you are going to';
export const eventCancelled = 'cancelled an event you were going to';
/** After the title of an event. */
export const startsAt = (when: string) => `, ${when}`;
