import { calls } from '#contract/calls/index';
import type { QueryOf } from '#contract/defineCall';
import type { Deps } from '#domain/deps';
import { presentNotification } from '#domain/notifications';
import { pageOf, type Route, route } from '#server/platform/http/route';
import { forbidden } from '#server/platform/http/problem';
import { listNotifications } from './listNotifications';
import { markAllNotificationsRead, markNotificationRead } from './markNotificationsRead';
import { readSettingsPage } from './settings/readSettings';
import { saveSettings } from './settings/saveSettings';
import { unsubscribe } from './settings/unsubscribe';
import * as texts from './texts';

type ListQuery = QueryOf<typeof calls.listNotifications> & { user_id?: number };

/** The badge shows the length of this list, so a request without a limit returns this many. */
const UNREAD_PAGE_SIZE = 100;

/** A person's own notifications. */
export function notificationRoutes(deps: Deps): Route[] {
  const list = async (callerId: number, query: ListQuery, unreadOnly: boolean) => {
    const { user_id = callerId } = query;
    if (user_id !== callerId) throw forbidden(texts.notOwn);
    const page = pageOf(query, unreadOnly ? UNREAD_PAGE_SIZE : undefined);
    const rows = await listNotifications(deps.db, callerId, { ...page, unreadOnly });
    return rows.map(presentNotification);
  };

  return [
    route(calls.listNotifications, ({ caller, query }) => list(caller.id, query, false)),
    route(calls.listUnreadNotifications, ({ caller, query }) => list(caller.id, query, true)),
    route(calls.markNotificationRead, async ({ caller, params }) => {
      await markNotificationRead(deps, caller.id, params.id);
      return { detail: texts.markedRead };
    }),
    route(calls.markAllNotificationsRead, async ({ caller }) => {
      await markAllNotificationsRead(deps, caller.id);
      return { detail: texts.allMarkedRead };
    }),
    route(calls.readNotificationSettings, async ({ caller }) => ({
      ...(await readSettingsPage(deps.db, caller.id)),
      has_push: deps.config.webPush !== null,
    })),
    route(calls.saveNotificationSettings, async ({ caller, body }) => {
      await saveSettings(deps.db, caller.id, body);
      return { detail: texts.settingsSaved };
    }),
    route(calls.unsubscribe, async ({ params }) => {
      await unsubscribe(deps, params.token);
      return { detail: texts.unsubscribed };
    }),
  ];
}
