import type { Notification } from '#contract/entities/notification';
import { fileUrl } from '#domain/files';

/** A notification and who caused it, as read from the database. */
export interface NotificationRow {
  id: number;
  type: string;
  post_id: number | null;
  created_at: Date;
  read_at: Date | null;
  actor_username: string;
  actor_picture: string | null;
}

/** The notification as its owner sees it. */
export function presentNotification(row: NotificationRow): Notification {
  return {
    id: row.id,
    type: row.type,
    post_id: row.post_id,
    actor_username: row.actor_username,
    actor_image_url: fileUrl(row.actor_picture),
    created_at: row.created_at.toISOString(),
    is_read: row.read_at !== null,
  };
}
