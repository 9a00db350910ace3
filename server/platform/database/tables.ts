import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { Position } from '#contract/entities/person';
import type { DocumentTables } from './documentTables';
import type { MatrixTables } from './matrixTables';
import type { MessageWordTables } from './messageWordTables';
import type { NotificationTables } from './notificationTables';
import type { PostTables } from './postTables';
import type { ReportTables } from './reportTables';
import type { SessionLogTables } from './sessionLogTables';
import type { UniversityTables } from './universityTables';
import type { NullableTimestamp, Timestamp } from './columnTypes';

type CodePurpose =
  | 'verify_email'
  | 'reset_password'
  | 'set_password'
  | 'change_email'
  | 'confirm_email'
  | 'verify_institution'
  | 'delete_account';
type RequestStatus = 'pending' | 'accepted' | 'rejected' | 'withdrawn';

/** The rows of the database, table by table; ids are bigint and are returned as numbers. */
export interface Tables
  extends
    DocumentTables,
    MatrixTables,
    MessageWordTables,
    NotificationTables,
    PostTables,
    ReportTables,
    SessionLogTables,
    UniversityTables {
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
    /** As the person asks others to refer to them, such as "she/her". */
    pronouns: string | null;
    homepage: string | null;
    /** The person neither shows nor sees who is online. */
    hides_presence: Generated<boolean>;
    /** The conversation with the assistant is stored. */
    keeps_conversation: Generated<boolean>;
    /** Some of the interests. */
    mentoring_topics: Generated<string[]>;
    mentoring_places: Generated<number>;
    /** An address at a university that the person proved to be theirs, shown without its name. */
    institution_email: string | null;
    institution_verified_at: NullableTimestamp;
    /** False 13 months after the proof, or without one. Kept up to date by housekeeping. */
    institution_is_current: Generated<boolean>;
    /** When the person was last reminded to log in with another address. */
    institution_reminded_at: NullableTimestamp;
    disabled_at: NullableTimestamp;
    /** Null unless moderators suspended the account. Cleared by housekeeping at that time. */
    suspended_until: NullableTimestamp;
    /** When the account is deleted. Null again once its content is gone. */
    deletion_at: NullableTimestamp;
    /** When the mail of the day before was queued. */
    deletion_reminded_at: NullableTimestamp;
    /** Set if the row replaces a deleted person in what others keep. */
    deleted_at: NullableTimestamp;
    /** The latest signup of an unverified account. */
    signed_up_at: Timestamp;
    username_changed_at: NullableTimestamp;
    /** An older account has a username that looks the same. */
    shares_look: Generated<boolean>;
    created_at: Timestamp;
    /** When the words of the display name were written; null if it was by the rules of before. */
    name_words_at: NullableTimestamp;
    /** The IANA name that the browser last sent. */
    timezone: string | null;
    /** Mails about notifications that the address permanently refused, in a row. */
    mail_refusals: Generated<number>;
    /** Total of all the owner's files; the database subtracts deleted ones. */
    stored_bytes: Generated<number>;
  };
  /** The words of display names, each once, as `storedNameWords` folds them. */
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
    /** The name folded by `foldedUsername`. */
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
    /** The address that the code proves, if it is not the one of the account. */
    address: string | null;
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
  /** Copies of people's data that they asked for. */
  account_exports: {
    id: Generated<number>;
    user_id: number;
    state: Generated<'waiting' | 'running' | 'done' | 'failed' | 'expired'>;
    /** How often it was started; tells an attempt from a later one. */
    attempts: Generated<number>;
    /** The last sign of life of the process that writes it, or when it failed. */
    alive_at: NullableTimestamp;
    file_id: number | null;
    created_at: Timestamp;
    expires_at: NullableTimestamp;
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
  connection_requests: {
    id: Generated<number>;
    sender_id: number;
    receiver_id: number;
    status: Generated<RequestStatus>;
    /** Null unless the sender asks the receiver to be their mentor. */
    mentoring_topic: string | null;
    message: string | null;
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
    mentor_id: number | null;
  };
  connections: {
    id: Generated<number>;
    low_id: number;
    high_id: number;
    /** The one of the two who is the other's mentor; null for other connections. */
    mentor_id: number | null;
    created_at: Timestamp;
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
    edited_at: NullableTimestamp;
    deleted_at: NullableTimestamp;
    /** The message of the same conversation that this one replies to. */
    reply_to: ColumnType<number | null, number | null | undefined, number | null>;
    /** The id of its latest change; 0 before the first. */
    revision: Generated<number>;
  };
  /** Edits and deletions of messages, by the client ids of their senders. */
  message_changes: {
    id: Generated<number>;
    sender_id: number;
    client_id: string;
    message_id: number;
  };
  conversations: {
    user_id: number;
    other_id: number;
    last_message_id: number | null;
    unread_count: Generated<number>;
    last_read_id: Generated<number>;
  };
}
