/** Notifications as they are written and shown. */
export { type NotificationRow, presentNotification } from './notificationPresenter';
export { notify, notifyConnections, notifyReceivers } from './notify';
