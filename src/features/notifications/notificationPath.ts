import type { Notification } from '#contract/entities/notification';
import { isRemovedByQuad } from '#contract/notificationLines';
import { paths } from '#shared/paths';

/** Returns the path a notification links to. */
export function notificationPath(notification: Notification): string {
  const { type, post_id: postId, comment_id: commentId, actor_username: actor } = notification;
  const { event_id: eventId } = notification;
  if (isAboutReport(notification)) return paths.reportSettings;
  if (isRemovedByQuad(notification)) return '/guidelines';
  if (type === 'connection_request' || type === 'mentoring_request') return paths.connections;
  if (type === 'connection_accepted') return paths.profile(actor);
  if (type === 'collaboration_request') return paths.collabRequests;
  if (type.startsWith('collaboration_')) return paths.recentWorks;
  if (type === 'event_reminder' && eventId !== undefined) return paths.event(eventId);
  if (postId !== null && commentId !== undefined) return paths.comment(postId, commentId);
  if (postId !== null) return paths.post(postId);
  return type.startsWith('event_') ? paths.events : paths.home;
}

/** Whether it is about a report: its answer, or a decision about something of the reader's. */
const isAboutReport = ({ type, report_id: reportId }: Notification): boolean =>
  type === 'report_decided' || reportId !== undefined;

/** Whether a notification opens a dialog instead, because its event has no page any more. */
export const isCancelledEvent = ({ type, title }: Notification): boolean =>
  type === 'event_cancelled' && Boolean(title);
