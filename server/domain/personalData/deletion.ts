/**
 * The effect of an account's deletion on the rows in which a column names the person: they are
 * deleted, only the reference is removed, or they stay with the row of `users` that replaces the
 * person.
 */
export type DeletionRule =
  | { fate: 'deleted'; by: 'column' | 'step' }
  | { fate: 'unnamed' }
  | { fate: 'kept'; reason: string };

/** Deleted by the column alone, because no counter and no file depends on the rows. */
const byColumn = { fate: 'deleted', by: 'column' } as const;
/** Deleted with another column, or by a step that updates counters, files or others' windows. */
const byStep = { fate: 'deleted', by: 'step' } as const;
const kept = (reason: string) => ({ fate: 'kept', reason }) as const;

const conversation = kept('The other person keeps the conversation.');
const collaboration = kept('Accepted collaborations stay, as do the works that have some.');
const removed = kept('Comments with replies stay without their text.');
const report = kept('Moderators need reports and the reported texts.');

/**
 * Every column that names a person, as `table.column`. The steps are in `removePersonalData.ts`. A
 * test compares the keys with the schema, and the fates with the rows left after a deletion.
 */
export const deletionOf = {
  'account_exports.user_id': byColumn,
  'assistant_documents.user_id': byStep,
  'assistant_messages.user_id': byColumn,
  'audit_events.user_id': kept('Records lose their IP address after 180 days.'),
  'blocks.blocked_id': byColumn,
  'blocks.blocker_id': byColumn,
  'calendar_feeds.user_id': byColumn,
  'cancelled_events.attendee_ids': { fate: 'unnamed' },
  'cancelled_events.author_id': { fate: 'unnamed' },
  'collaboration_requests.owner_id': collaboration,
  'collaboration_requests.requester_id': collaboration,
  'comment_likes.user_id': byStep,
  'comments.deleted_by': removed,
  'comments.user_id': removed,
  'connection_requests.receiver_id': byColumn,
  'connection_requests.sender_id': byColumn,
  'connections.high_id': byStep,
  'connections.low_id': byStep,
  'connections.mentor_id': byStep,
  'conversations.other_id': conversation,
  'conversations.user_id': conversation,
  'digests.user_id': byColumn,
  'email_changes.user_id': byColumn,
  'ended_connections.ended_by': byColumn,
  'ended_connections.high_id': byColumn,
  'ended_connections.low_id': byColumn,
  'ended_connections.mentor_id': byStep,
  'event_rsvps.user_id': byStep,
  'external_identities.user_id': byColumn,
  'files.owner_id': kept('Files of messages stay with the messages.'),
  'followed_tags.user_id': byColumn,
  'former_usernames.user_id': kept('The username is free after 90 days.'),
  'idempotency_keys.user_id': byColumn,
  'library_items.user_id': byColumn,
  'matrices.user_id': byColumn,
  'mentions.user_id': byColumn,
  'message_changes.sender_id': byColumn,
  'message_mails.user_id': byColumn,
  'message_words.high_id': conversation,
  'message_words.low_id': conversation,
  'messages.high_id': conversation,
  'messages.low_id': conversation,
  'messages.receiver_id': conversation,
  'messages.sender_id': conversation,
  'notification_mails.user_id': byColumn,
  'notification_pushes.user_id': byColumn,
  'notification_settings.user_id': byColumn,
  'notifications.actor_id': kept('People who wanted to go learn that an event was cancelled.'),
  'notifications.user_id': byColumn,
  'one_time_codes.user_id': byColumn,
  'papers.user_id': byStep,
  'post_likes.user_id': byStep,
  'post_shares.user_id': byColumn,
  'posted_research.user_id': collaboration,
  'posts.user_id': byStep,
  'push_subscriptions.user_id': byColumn,
  'reading_places.user_id': byColumn,
  'reports.appeal_decided_by': report,
  'reports.author_id': report,
  'reports.decided_by': report,
  'reports.reporter_id': report,
  'session_logs.user_id': byColumn,
  'sessions.user_id': byColumn,
  'user_name_words.user_id': byColumn,
} as const satisfies Record<`${string}.${string}`, DeletionRule>;

/** The columns whose rows are deleted by the column alone. */
export const plainColumns: readonly { table: string; column: string }[] = Object.entries(
  deletionOf,
).flatMap(([key, fate]) => {
  const [table = '', column = ''] = key.split('.');
  return fate === byColumn ? [{ table, column }] : [];
});
