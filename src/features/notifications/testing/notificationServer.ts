import { HttpResponse } from 'msw';
import type { Notification } from '#contract/entities/notification';
import { ada } from '#shared/testing/people';
import { respondToMe } from '#shared/testing/startSession';
import { onCall } from '#shared/testing/onCall';

/** Creates a notification, with its id in the actor's name. */
export function makeNotification(id: number, changes: Partial<Notification> = {}): Notification {
  return {
    id,
    type: 'comment',
    post_id: id,
    actor_id: 100 + id,
    actor_username: `person${id}`,
    actor_display_name: null,
    actor_image_url: null,
    created_at: '2025-03-05T12:30:00.000Z',
    is_read: false,
    ...changes,
  };
}

/** A user's notifications, which tests may change, and the requests about them. */
export const notificationServer = {
  list: [] as Notification[],
  calls: [] as string[],
  reset(list: Notification[]) {
    this.list = list;
    this.calls = [];
  },
  read(isMeant: (id: number) => boolean) {
    this.list = this.list.map((entry) => (isMeant(entry.id) ? { ...entry, is_read: true } : entry));
  },
};

function note(request: Request): URLSearchParams {
  const { pathname, search, searchParams } = new URL(request.url);
  notificationServer.calls.push(`${request.method} ${pathname.slice(5)}${search}`);
  return searchParams;
}

/** Handlers that respond like our server. */
export const notificationHandlers = [
  respondToMe(200, ada),
  onCall('listConversations', () => HttpResponse.json([])),
  onCall('listNotifications', ({ request }) => {
    const query = note(request);
    const offset = Number(query.get('offset'));
    return HttpResponse.json(
      notificationServer.list.slice(offset, offset + Number(query.get('limit'))),
    );
  }),
  onCall('listUnreadNotifications', ({ request }) => {
    note(request);
    return HttpResponse.json(notificationServer.list.filter((entry) => !entry.is_read));
  }),
  onCall('markAllNotificationsRead', ({ request }) => {
    note(request);
    notificationServer.read(() => true);
    return HttpResponse.json({ detail: 'Read' });
  }),
  onCall('markNotificationRead', ({ request, params }) => {
    note(request);
    notificationServer.read((id) => id === Number(params.id));
    return HttpResponse.json({ detail: 'Read' });
  }),
];
