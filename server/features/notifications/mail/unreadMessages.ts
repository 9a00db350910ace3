import { sql } from 'kysely';

/** How many messages of a row of `conversations` its person has not read. Deleted ones don't count. */
export const unreadMessages = sql<number>`(
  SELECT count(*)::integer FROM messages AS unread
  WHERE unread.low_id = least(conversations.user_id, conversations.other_id)
    AND unread.high_id = greatest(conversations.user_id, conversations.other_id)
    AND unread.sender_id = conversations.other_id
    AND unread.id > conversations.last_read_id AND unread.deleted_at IS NULL
)`;
