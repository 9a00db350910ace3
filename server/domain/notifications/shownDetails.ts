import { sql } from 'kysely';
import type { NotificationDetails } from '#contract/entities/notification';
import { isAuthorShown } from '#domain/people';

/**
 * The details of a row of `notifications` as their receiver sees them. While the author of something
 * they reported is hidden from them, the answer to their report doesn't have its words.
 */
export const shownDetails = (userId: number) => sql<NotificationDetails | null>`(CASE
  WHEN notifications.type = 'report_decided' AND EXISTS (
    SELECT FROM reports
    WHERE reports.reporter_id = ${userId} AND notifications.subject = 'report:' || reports.id
      AND NOT ${isAuthorShown(userId, sql.ref('reports.author_id'))}
  ) THEN notifications.details - 'title' ELSE notifications.details END)`;
