/** Notifications as they are written and shown. */
export {
  notify,
  notifyConnections,
  notifyReceivers,
  presentNotification,
  type NotificationRow,
} from './notify';
