import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { NotificationDetails } from '#contract/entities/notification';
import type { Position } from '#contract/entities/person';
import type { DocumentTables } from './documentTables';
import type { NullableTimestamp, Timestamp } from './columnTypes';

type CodePurpose =
  'verify_email' | 'reset_password' | 'set_password' | 'change_email' | 'confirm_email';
type RequestStatus = 'pending' | 'accepted' | 'rejected' | 'withdrawn';

/** The rows of the database, table by table; ids are bigint and are returned as numbers. */
export interface Tables extends DocumentTables {
  universities: {
    id: Generated<number>;
    name: string;
    name_key: string;
    hashtag_key: string;
    total_members: Generated<number>;
    created_at: Timestamp;
  };
  departments: { id: Generated<number>; university_id: number; name: string; name_key: string };
  users: {
    id: Generated<number>;
    username: string;
    email: string;
    password_hash: string | null;
    email_verified_at: NullableTimestamp;
    profile_picture: string | null;
    university_id: number | null;
    department_id: number | null;
    interests: Generated<string[]>;
    profile_completed: Generated<boolean>;
    hides_email: Generated<boolean>;
    display_name: string | null;
    position: Position | null;
    /** The year since which the person holds the position. */
    position_since: number | null;
    bio: Generated<string>;
    orcid: string | null;
    homepage: string | null;
    /** The person neither shows nor sees who is online. */
    hides_presence: Generated<boolean>;
    disabled_at: NullableTimestamp;
    /** The latest signup of an unverified account. */
    signed_up_at: Timestamp;
    username_changed_at: NullableTimestamp;
    /** An older account has a username that looks the same. */
    shares_look: Generated<boolean>;
    created_at: Timestamp;
    /** Total of all the owner's files; the database subtracts deleted ones. */
    stored_bytes: Generated<number>;
  };
  /** The words of display names, each once, as `nameWords` folds them. */
  user_name_words: { user_id: number; word: string };
  sessions: {
    id: Generated<number>;
    user_id: number;
    token_hash: Buffer;
    remember: boolean;
    /** A name of `browserName`; null if unknown. */
    browser: string | null;
    created_at: Timestamp;
    last_used_at: Timestamp;
    idle_expires_at: ColumnType<Date, Date, Date>;
    expires_at: NullableTimestamp;
  };
  /** Usernames that people gave up, which lead to them until the given time. */
  former_usernames: {
    /** The name folded by `usernameLook`. */
    name_key: string;
    user_id: number;
    until: ColumnType<Date, Date, Date>;
  };
  external_identities: {
    issuer: string;
    subject: string;
    user_id: number;
    created_at: Timestamp;
  };
  one_time_codes: {
    id: Generated<number>;
    user_id: number;
    purpose: CodePurpose;
    code_hash: Buffer;
    attempts: Generated<number>;
    created_at: Timestamp;
    expires_at: ColumnType<Date, Date, Date>;
    used_at: NullableTimestamp;
    voided_at: NullableTimestamp;
  };
  /** Changes of address that wait for their code, and confirmed ones, which have an undo link. */
  email_changes: {
    id: Generated<number>;
    user_id: number;
    old_email: string;
    new_email: string;
    created_at: Timestamp;
    undo_hash: Buffer | null;
    undo_until: NullableTimestamp;
  };
  audit_events: {
    id: Generated<number>;
    at: Timestamp;
    event: string;
    user_id: number | null;
    ip: string | null;
    details: JSONColumnType<Record<string, unknown>>;
  };
  files: {
    id: Generated<number>;
    name: string;
    owner_id: number;
    purpose: string;
    mime_type: string;
    bytes: number;
    original_name: string;
    width: number | null;
    height: number | null;
    /** The picture of which this one is a smaller copy. */
    original_id: ColumnType<number | null, number | null | undefined, number | null>;
    /** A profile picture that the browser drew for a person who chose none. */
    is_generated: Generated<boolean>;
    created_at: Timestamp;
  };
  jobs: {
    id: Generated<number>;
    kind: string;
    payload: JSONColumnType<Record<string, unknown>>;
    attempts: Generated<number>;
    run_at: Timestamp;
    created_at: Timestamp;
    done_at: NullableTimestamp;
    dead_at: NullableTimestamp;
    last_error: string | null;
  };
  idempotency_keys: {
    user_id: number;
    path: string;
    key: string;
    body_hash: Buffer;
    /** Whether the effects of the request were committed, even if its response was lost. */
    committed: Generated<boolean>;
    status: number | null;
    answer: JSONColumnType<Record<string, unknown>> | null;
    created_at: Timestamp;
  };
  posts: {
    id: Generated<number>;
    user_id: number;
    post_type: 'text' | 'media' | 'document' | 'event';
    content: string;
    hashtags: Generated<string[]>;
    total_likes: Generated<number>;
    total_comments: Generated<number>;
    /** Words that find the post but are not in its text. */
    attached_text: Generated<string>;
    /** Generated by the database from both texts; never written. */
    words: ColumnType<string, never, never>;
    created_at: Timestamp;
    edited_at: NullableTimestamp;
  };
  post_files: {
    post_id: number;
    /** Order within the post, starting at 0. */
    position: number;
    file_id: number;
    kind: 'image' | 'video' | 'document';
    /** The author's description of the picture; empty if there is none. */
    alt: Generated<string>;
  };
  events: {
    id: Generated<number>;
    post_id: number;
    title: string;
    description: string;
    location: string | null;
    /** YYYY-MM-DD and HH:MM:SS on the clock of `timezone`. */
    event_date: string;
    event_time: string;
    timezone: string;
    starts_at: ColumnType<Date, Date, Date>;
    /** The midnight that ends the event's day in its time zone. */
    day_ends_at: ColumnType<Date, Date, Date>;
    image_file_id: number | null;
    going: Generated<number>;
    interested: Generated<number>;
    /** Counts the changes that calendars have to pick up. */
    revision: Generated<number>;
    updated_at: Timestamp;
  };
  event_rsvps: {
    event_id: number;
    user_id: number;
    status: 'going' | 'interested';
    created_at: Timestamp;
  };
  calendar_feeds: { user_id: number; token_hash: Buffer; created_at: Timestamp };
  cancelled_events: {
    event_id: number;
    title: string;
    location: string | null;
    timezone: string;
    starts_at: ColumnType<Date, Date, Date>;
    revision: number;
    /** The users who were going or interested. */
    attendee_ids: number[];
    /** Null for events cancelled before the column was added. */
    author_id: number | null;
    cancelled_at: Timestamp;
  };
  post_shares: { post_id: number; user_id: number; token: string; created_at: Timestamp };
  post_reports: {
    id: Generated<number>;
    post_id: number | null;
    author_id: number;
    reporter_id: number;
    reason: string;
    /** The text as it was when it was reported. */
    reported_content: string;
    created_at: Timestamp;
    settled_at: NullableTimestamp;
  };
  post_likes: { post_id: number; user_id: number; created_at: Timestamp };
  comments: {
    id: Generated<number>;
    post_id: number;
    user_id: number;
    parent_id: number | null;
    depth: number;
    content: string;
    total_likes: Generated<number>;
    created_at: Timestamp;
  };
  comment_likes: { comment_id: number; user_id: number; created_at: Timestamp };
  connection_requests: {
    id: Generated<number>;
    sender_id: number;
    receiver_id: number;
    status: Generated<RequestStatus>;
    created_at: Timestamp;
    decided_at: NullableTimestamp;
  };
  blocks: { blocker_id: number; blocked_id: number; created_at: Timestamp };
  ended_connections: {
    low_id: number;
    high_id: number;
    ended_by: number;
    connected_at: ColumnType<Date, Date, Date>;
    ended_at: ColumnType<Date, Date, Date>;
  };
  university_aliases: { name_key: string; university_id: number };
  connections: { id: Generated<number>; low_id: number; high_id: number; created_at: Timestamp };
  notifications: {
    id: Generated<number>;
    user_id: number;
    actor_id: number;
    type: string;
    post_id: number | null;
    subject: string;
    created_at: Timestamp;
    read_at: NullableTimestamp;
    /** Null for types without details, and for notifications older than the column. */
    details: ColumnType<NotificationDetails | null, string | null | undefined, string | null>;
  };
  messages: {
    id: Generated<number>;
    low_id: number;
    high_id: number;
    sender_id: number;
    receiver_id: number;
    client_id: string | null;
    content: string;
    message_type: 'text' | 'link' | 'image' | 'file';
    file_id: number | null;
    created_at: Timestamp;
  };
  conversations: {
    user_id: number;
    other_id: number;
    last_message_id: number | null;
    unread_count: Generated<number>;
    last_read_id: Generated<number>;
  };
}
