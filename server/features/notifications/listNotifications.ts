import type { Kysely } from 'kysely';
import { rowLimit, rowOffset } from '#server/platform/database/paging';
import type { Tables } from '#server/platform/database/tables';
import { isInApp, type NotificationRow } from '#domain/notifications';
import type { Page } from '#server/platform/http/route';
import { selectShownNotifications } from './shownNotifications';

/** The notifications that a person wants to see in Quad and may see, newest first. */
export function listNotifications(
  db: Kysely<Tables>,
  userId: number,
  { unreadOnly, limit, offset }: Page & { unreadOnly: boolean },
): Promise<NotificationRow[]> {
  let mine = selectShownNotifications(db, userId).where(isInApp(db, userId));
  if (unreadOnly) mine = mine.where('notifications.read_at', 'is', null);
  return mine.limit(rowLimit(limit)).offset(rowOffset(offset)).execute();
}
