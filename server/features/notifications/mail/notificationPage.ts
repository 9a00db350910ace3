import { pathOfPage } from '#contract/addresses/quadPages';
import type { Notification } from '#contract/entities/notification';
import { isFromQuad, isRemovedByQuad, notificationTitle } from '#contract/notificationLines';

const pages: Readonly<Record<string, string>> = {
  connection_request: '/dashboard/suggested-users',
  mentoring_request: '/dashboard/suggested-users',
  collaboration_request: '/dashboard/research/collab-requests',
  collaboration_accepted: '/dashboard/research/recent-works',
  collaboration_declined: '/dashboard/research/recent-works',
  report_decided: '/dashboard/settings/reports',
};

/** The path of the page that a notification leads to, the same as in the bell. */
export function notificationPage(notification: Notification): string {
  const { type, post_id, comment_id, actor_username, report_id, event_id } = notification;
  if (report_id !== undefined) return '/dashboard/settings/reports';
  if (isRemovedByQuad(notification)) return '/guidelines';
  if (type === 'connection_accepted') return `/dashboard/${actor_username}/about`;
  const page = Object.hasOwn(pages, type) ? pages[type] : undefined;
  if (page !== undefined) return page;
  if (type === 'event_reminder' && event_id !== undefined)
    return pathOfPage({ kind: 'event', id: event_id });
  const comment = comment_id === undefined ? '' : `&comment=${comment_id}`;
  if (post_id !== null) return pathOfPage({ kind: 'post', id: post_id }) + comment;
  return type.startsWith('event_') ? '/dashboard/Events' : '/dashboard/posts';
}

/** The title and the reason of a notification outside Quad, where no words of comments are shown. */
export function outsideTexts(notification: Notification) {
  const isComment = notification.type === 'comment_removed' && isFromQuad(notification);
  return {
    named: isComment ? null : notificationTitle(notification),
    reason: (isFromQuad(notification) && notification.excerpt) || null,
  };
}
