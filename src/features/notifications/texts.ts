/** Texts of the notifications. */

export const notifications = 'Notifications';
export const unreadNotifications = (count: number) =>
  count === 1 ? '1 unread notification' : `${count} unread notifications`;

export const close = 'Close notifications';
/** `count` may be '99+'. */
export const unreadCount = (count: number | string) => `${count} unread`;
export const markAllAsRead = 'Mark all as read';

// NotificationList
export const loading = 'Loading notifications';
export const loadFailed = 'Couldn’t load your notifications.';
export const tryAgain = 'Try Again';
export const showEarlier = 'Show earlier';
export const caughtUp = 'You’re all caught up';

// NotificationRow: a mark of unread ones, then the words of notificationLines.
/** Quad’s picture, as in its icon. */
export const quadLetter = 'Q';
export const unreadBefore = 'Unread: ';
/** The beginning of a comment, after the text or the title. */
export const beforeExcerpt = ': ';
export const quoted = (excerpt: string) => `“${excerpt}”`;
/** After the title of an event. */
export const startsAt = (when: string) => `, ${when}`;
/** Between the start of an event and its place. */
export const beforePlace = ' · ';
export const movedFrom = (when: string) => `Moved from ${when}`;
// An event's place after and before a change.
export const newPlace = 'Place: ';
export const noPlace = 'Place: none';
export const formerPlace = ', before: ';

// CancelledEventDialog
export const cancelledBy = 'This event was cancelled by ';
export const wasToStart = 'It was to start: ';
/** The zone of a time. */
export const inZone = (zone: string) => ` (${zone})`;
export const seeEvents = 'See coming events';
