/** How a copy of a person's data treats a column: a key of quad.json, or the reason it is left out. */
export type ColumnExport = { as: string } | { leftOut: string };

const as = (key: string): ColumnExport => ({ as: key });
const leftOut = (reason: string) => ({ leftOut: reason });

const aboutOthers = leftOut('what other people do, which Quad does not show');
const messageWords = leftOut('the words of messages, for the search');
const technical = leftOut('a record of work in progress, deleted soon');

/** Columns of `users` that the profile in a copy leaves out, or shows in another form. */
export const unexportedOwnColumns: Readonly<Record<string, string>> = {
  department_id: 'exported by name',
  university_id: 'exported by name',
  profile_picture: 'exported as a file',
  profile_completed: 'follows from the profile',
  password_hash: 'a secret; only whether there is one',
  disabled_at: 'the account can ask for a copy only while it is null',
  suspended_until: 'the account can ask for a copy only while it is null',
  deletion_at: 'the account can ask for a copy only while it is null',
  deleted_at: 'the account can ask for a copy only while it is null',
  deletion_reminded_at: technical.leftOut,
  institution_is_current: 'follows from when it was verified',
  institution_reminded_at: technical.leftOut,
  mail_refusals: technical.leftOut,
  shares_look: 'a technical mark of names from before they were compared by look',
  name_words_at: 'when the words of the name were written for the search',
  signed_up_at: 'when the account was created',
};

/**
 * Every column that refers to a person, with or without a foreign key, as `table.column`. A test
 * compares the list with the database: a new column needs its line here.
 */
export const exportedColumns: Readonly<Record<string, ColumnExport>> = {
  'account_exports.user_id': as('exports'),
  'assistant_documents.user_id': as('assistant_documents'),
  'assistant_messages.user_id': as('assistant_messages'),
  'audit_events.user_id': as('security_log'),
  'blocks.blocker_id': as('blocked_people'),
  'blocks.blocked_id': aboutOthers,
  'calendar_feeds.user_id': as('calendar_address'),
  'cancelled_events.attendee_ids': as('cancelled_events'),
  'cancelled_events.author_id': as('cancelled_events'),
  'collaboration_requests.owner_id': as('collaboration_requests'),
  'collaboration_requests.requester_id': as('collaboration_requests'),
  'comment_likes.user_id': as('comment_likes'),
  'comments.deleted_by': as('comments'),
  'comments.user_id': as('comments'),
  'connection_requests.receiver_id': as('connection_requests'),
  'connection_requests.sender_id': as('connection_requests'),
  'connections.high_id': as('connections'),
  'connections.low_id': as('connections'),
  'connections.mentor_id': as('connections'),
  'conversations.other_id': aboutOthers,
  'conversations.user_id': as('conversations'),
  'digests.user_id': as('digests'),
  'email_changes.user_id': as('email_changes'),
  'ended_connections.ended_by': technical,
  'ended_connections.high_id': technical,
  'ended_connections.low_id': technical,
  'ended_connections.mentor_id': technical,
  'event_rsvps.user_id': as('rsvps'),
  'external_identities.user_id': as('linked_logins'),
  'files.owner_id': as('files'),
  'followed_tags.user_id': as('followed_tags'),
  'former_usernames.user_id': as('former_usernames'),
  'idempotency_keys.user_id': leftOut('responses to calls, kept for a day in case one is repeated'),
  'library_items.user_id': as('library'),
  'matrices.user_id': as('quote_matrices'),
  'mentions.user_id': as('mentions'),
  'message_changes.sender_id': leftOut(
    'marks of edits and deletions, whose results are in messages',
  ),
  'message_mails.user_id': technical,
  'message_words.high_id': messageWords,
  'message_words.low_id': messageWords,
  'messages.high_id': as('messages'),
  'messages.low_id': as('messages'),
  'messages.receiver_id': as('messages'),
  'messages.sender_id': as('messages'),
  'notification_mails.user_id': technical,
  'notification_pushes.user_id': technical,
  'notification_settings.user_id': as('notification_settings'),
  'notifications.actor_id': leftOut('what other people are told; the acts are in other keys'),
  'notifications.user_id': as('notifications'),
  'one_time_codes.user_id': leftOut('secrets that end within minutes'),
  'papers.user_id': as('papers'),
  'post_likes.user_id': as('post_likes'),
  'post_shares.user_id': as('shared_links'),
  'posted_research.user_id': as('works'),
  'posts.user_id': as('posts'),
  'push_subscriptions.user_id': as('push_devices'),
  'reading_places.user_id': as('reading_places'),
  'reports.appeal_decided_by': leftOut('the work of moderators, about other people'),
  'reports.author_id': as('moderation'),
  'reports.decided_by': leftOut('the work of moderators, about other people'),
  'reports.reporter_id': as('reports'),
  'session_logs.user_id': as('session_logs'),
  'sessions.user_id': as('sessions'),
  'user_name_words.user_id': leftOut('the words of the name in the profile, for the search'),
  'users.id': as('profile'),
};
