import { calls } from '#contract/calls/index';
import type { QueryOf } from '#contract/defineCall';
import { LIST_PAGE_SIZE } from '#contract/limits';
import type { Deps } from '../../deps';
import { forbidden, notFound } from '../../platform/http/problem';
import { route, type Route } from '../../platform/http/route';
import { presentNotification } from '../../presenters/notificationPresenter';
import { listNotifications, markAllRead, markRead } from './notificationRepository';

type ListQuery = QueryOf<typeof calls.listNotifications> & { user_id?: number };

/** A person's own notifications. */
export function notificationRoutes(deps: Deps): Route[] {
  const list = async (callerId: number, query: ListQuery, unreadOnly: boolean) => {
    const { limit = LIST_PAGE_SIZE, offset = 0, user_id = callerId } = query;
    if (user_id !== callerId) throw forbidden('You can see only your own notifications.');
    const rows = await listNotifications(deps.db, callerId, { unreadOnly, limit, offset });
    return rows.map(presentNotification);
  };

  return [
    route(calls.listNotifications, ({ caller, query }) => list(caller.id, query, false)),
    route(calls.listUnreadNotifications, ({ caller, query }) => list(caller.id, query, true)),
    route(calls.markNotificationRead, async ({ caller, params }) => {
      const marked = { id: params.id, at: deps.clock.now() };
      const found = await markRead(deps.db, caller.id, marked);
      if (!found) throw notFound('This notification does not exist.');
      return { detail: 'Marked as read.' };
    }),
    route(calls.markAllNotificationsRead, async ({ caller }) => {
      await markAllRead(deps.db, caller.id, deps.clock.now());
      return { detail: 'All notifications are marked as read.' };
    }),
  ];
}
