import { sql } from 'kysely';
import { notificationMessages } from '#contract/messages';
import { shownDetails } from '#domain/notifications';
import { isPostIdShown } from '#domain/posts';
import { filesWhere, shownNameOf } from './columns';
import { section, type Section } from './section';

/** The profile and the choices of the account. It comes first. */
export const profileSection = section(
  ['profile', 'Profile', 'Your profile and the choices of your account.'],
  (me) => sql`
    SELECT users.id AS cursor, users.id, username, email, display_name, pronouns, position,
      position_since, bio, orcid, homepage, universities.name AS university,
      departments.name AS department, interests, mentoring_topics, mentoring_places,
      institution_email, institution_verified_at, hides_email, hides_presence, keeps_conversation,
      timezone,
      password_hash IS NOT NULL AS has_password, stored_bytes, users.created_at, email_verified_at,
      username_changed_at, ${filesWhere(sql`files.name = users.profile_picture`)} AS files
    FROM users LEFT JOIN universities ON universities.id = users.university_id
    LEFT JOIN departments ON departments.id = users.department_id WHERE users.id = ${me}`,
);

const formerUsernames = section(
  ['former_usernames', 'Former usernames', 'Usernames that still lead to you, in a folded form.'],
  (me) => sql`
    SELECT row_number() OVER (ORDER BY until, name_key) AS cursor, name_key AS name, until
    FROM former_usernames WHERE user_id = ${me}`,
);

const emailChanges = section(
  ['email_changes', 'Changes of email address', 'Changes that wait or can still be undone.'],
  (me) => sql`
    SELECT id AS cursor, old_email, new_email, created_at, undo_until
    FROM email_changes WHERE user_id = ${me}`,
);

const sessions = section(
  ['sessions', 'Logged-in browsers', 'The browsers in which you are logged in.'],
  (me) => sql`
    SELECT id AS cursor, browser, remember, created_at, last_used_at, expires_at
    FROM sessions WHERE user_id = ${me}`,
);

const linkedLogins = section(
  ['linked_logins', 'Linked logins', 'Accounts elsewhere with which you can log in.'],
  (me) => sql`
    SELECT row_number() OVER (ORDER BY created_at) AS cursor, issuer, subject, created_at
    FROM external_identities WHERE user_id = ${me}`,
);

const calendarAddress = section(
  ['calendar_address', 'Calendar address', 'When you created your private calendar address.'],
  (me) => sql`SELECT user_id AS cursor, created_at FROM calendar_feeds WHERE user_id = ${me}`,
);

// A report is kept from the person it is about.
const securityLog = section(
  ['security_log', 'Security log', 'Logins and other security events of your account.'],
  (me) => sql`
    SELECT id AS cursor, at, event, ip FROM audit_events
    WHERE user_id = ${me} AND event NOT LIKE 'report%'`,
);

const notifications = section(
  ['notifications', 'Notifications', 'Everything Quad notified you of.'],
  (me, hidden) => sql`
    SELECT id AS cursor, type, coalesce(${shownNameOf('actor_id', hidden)}, ${notificationMessages.quad}) AS by,
      post_id, ${shownDetails(me)} AS details, created_at, read_at, mailed_at
    FROM notifications
    WHERE user_id = ${me} AND (actor_id IS NULL OR actor_id NOT IN ${hidden})
      AND (post_id IS NULL OR ${isPostIdShown(me, sql.ref('notifications.post_id'))})`,
);

const notificationSettings = section(
  ['notification_settings', 'Notification settings', 'Where you changed the defaults.'],
  (me) => sql`
    SELECT row_number() OVER (ORDER BY type) AS cursor, type, in_app, mail, push
    FROM notification_settings WHERE user_id = ${me}`,
);

const pushDevices = section(
  ['push_devices', 'Notified devices', 'The devices that show notifications while Quad is closed.'],
  (me) => sql`
    SELECT id AS cursor, created_at, split_part(endpoint, '/', 3) AS push_service
    FROM push_subscriptions WHERE user_id = ${me}`,
);

const digests = section(
  ['digests', 'Daily emails', 'The days for which you got an email about notifications.'],
  (me) => sql`
    SELECT row_number() OVER (ORDER BY day) AS cursor, day, state
    FROM digests WHERE user_id = ${me}`,
);

const files = section(
  ['files', 'Files', 'The files you uploaded; each is in the folder files.'],
  (me) => sql`
    SELECT uploaded.id AS cursor, uploaded.purpose, uploaded.created_at,
      ${filesWhere(sql`files.id = uploaded.id`)} AS files
    FROM files AS uploaded
    WHERE uploaded.owner_id = ${me} AND uploaded.purpose NOT IN ('thumbnail', 'export')`,
);

const copies = section(
  ['exports', 'Copies of your data', 'When you asked for a copy of your data.'],
  (me) => sql`
    SELECT id AS cursor, state, created_at, expires_at FROM account_exports WHERE user_id = ${me}`,
);

const sessionLogs = section(
  ['session_logs', 'Session logs', 'The logs you sent to the operator, and the notes about them.'],
  (me) => sql`
    SELECT id AS cursor, note, notes, expires_at,
      ${filesWhere(sql`files.id = session_logs.file_id`)} AS files
    FROM session_logs WHERE user_id = ${me}`,
);

/** The account, its security and its notifications. */
export const accountSections: readonly Section[] = [
  notifications,
  notificationSettings,
  pushDevices,
  digests,
  formerUsernames,
  emailChanges,
  sessions,
  linkedLogins,
  calendarAddress,
  securityLog,
  files,
  copies,
  sessionLogs,
];
