/** Writing and presenting notifications. */
export {
  notify,
  notifyConnections,
  notifyReceivers,
  presentNotification,
  type NotificationRow,
} from './notify';
