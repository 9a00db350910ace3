import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { DocumentTables } from './documentTables';
import type { NullableTimestamp, Timestamp } from './columnTypes';

type CodePurpose = 'verify_email' | 'reset_password';
type RequestStatus = 'pending' | 'accepted' | 'rejected' | 'withdrawn';

/** The rows of the database, table by table; ids are bigint and arrive as numbers. */
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
    disabled_at: NullableTimestamp;
    /** The latest signup of an account that is not verified. */
    signed_up_at: Timestamp;
    /** An older account has a username that looks the same. */
    shares_look: Generated<boolean>;
    created_at: Timestamp;
    /** Of all files of theirs; the database subtracts what is deleted. */
    stored_bytes: Generated<number>;
  };
  sessions: {
    id: Generated<number>;
    user_id: number;
    token_hash: Buffer;
    remember: boolean;
    created_at: Timestamp;
    last_used_at: Timestamp;
    idle_expires_at: ColumnType<Date, Date, Date>;
    expires_at: NullableTimestamp;
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
    /** The picture that this one is a smaller copy of. */
    original_id: ColumnType<number | null, number | null | undefined, number | null>;
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
    /** Whether what the request did was committed, even if its answer was lost. */
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
    /** Words the post is found by that do not stand in its text. */
    attached_text: Generated<string>;
    /** Made by the database of both texts; never written. */
    words: ColumnType<string, never, never>;
    created_at: Timestamp;
    edited_at: NullableTimestamp;
  };
  post_files: {
    post_id: number;
    /** Order within the post, from 0. */
    position: number;
    file_id: number;
    kind: 'image' | 'video' | 'document';
    /** What a picture shows, in its author's words; empty where he gave none. */
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
    /** The midnight that ends its day in its own zone. */
    day_ends_at: ColumnType<Date, Date, Date>;
    image_file_id: number | null;
    going: Generated<number>;
    interested: Generated<number>;
    /** Counts the changes that calendars have to learn. */
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
    /** Who had said to go or to be interested. */
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
