import { calls } from '#contract/calls/index';
import type { QueryOf } from '#contract/defineCall';
import { LIST_PAGE_SIZE } from '#contract/limits';
import type { Deps } from '../../deps';
import { forbidden, notFound } from '../../platform/http/problem';
import { route, type Route } from '../../platform/http/route';
import { presentNotification } from '../../presenters/notificationPresenter';
import { listNotifications } from './notificationRepository';
import { readAllNotifications, readNotification } from './readNotifications';

type ListQuery = QueryOf<typeof calls.listNotifications> & { user_id?: number };

/** The length of the unread ones is what a badge shows, so a list without a limit holds this many. */
const UNREAD_PAGE_SIZE = 100;

/** A person's own notifications. */
export function notificationRoutes(deps: Deps): Route[] {
  const list = async (callerId: number, query: ListQuery, unreadOnly: boolean) => {
    const pageSize = unreadOnly ? UNREAD_PAGE_SIZE : LIST_PAGE_SIZE;
    const { limit = pageSize, offset = 0, user_id = callerId } = query;
    if (user_id !== callerId) throw forbidden('You can see only your own notifications.');
    const rows = await listNotifications(deps.db, callerId, { unreadOnly, limit, offset });
    return rows.map(presentNotification);
  };

  return [
    route(calls.listNotifications, ({ caller, query }) => list(caller.id, query, false)),
    route(calls.listUnreadNotifications, ({ caller, query }) => list(caller.id, query, true)),
    route(calls.markNotificationRead, async ({ caller, params }) => {
      const found = await readNotification(deps, caller.id, params.id);
      if (!found) throw notFound('This notification does not exist.');
      return { detail: 'Marked as read.' };
    }),
    route(calls.markAllNotificationsRead, async ({ caller }) => {
      await readAllNotifications(deps, caller.id);
      return { detail: 'All notifications are marked as read.' };
    }),
  ];
}
