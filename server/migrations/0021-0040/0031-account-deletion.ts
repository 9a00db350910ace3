import { sql, type Kysely } from 'kysely';

/**
 * Accounts to be deleted are hidden from the request until their content is gone, like disabled
 * ones. `deletion_at` is the time of the deletion; it becomes null once the content is gone.
 * `deleted_at` marks the row that replaces the person in what others keep.
 *
 * The names of deleted accounts are `deleted-{id}`. An account from before the name was reserved
 * gets another one, unless that is taken.
 *
 * Audit records lose their IP addresses after a time, and stay otherwise unchangeable.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE users
      ADD COLUMN deletion_at timestamptz,
      ADD COLUMN deletion_reminded_at timestamptz,
      ADD COLUMN deleted_at timestamptz;
    CREATE INDEX users_hidden ON users (id) 
      WHERE disabled_at IS NOT NULL OR deletion_at IS NOT NULL;
    CREATE INDEX users_by_deletion ON users (deletion_at) WHERE deletion_at IS NOT NULL;
    CREATE INDEX users_deleted ON users (id) WHERE deleted_at IS NOT NULL;

    UPDATE users SET username = 'member-' || id
      WHERE lower(username) LIKE 'deleted-%' AND NOT EXISTS (
        SELECT FROM users AS other WHERE lower(other.username) = 'member-' || users.id
      );

    ALTER TABLE one_time_codes
      DROP CONSTRAINT one_time_codes_purpose_check,
      ADD CONSTRAINT one_time_codes_purpose_check CHECK (purpose IN ('verify_email',
        'reset_password', 'set_password', 'change_email', 'confirm_email',
        'verify_institution', 'delete_account'));

    CREATE INDEX notifications_by_actor ON notifications (actor_id);
    CREATE INDEX connection_requests_by_receiver ON connection_requests (receiver_id);
    CREATE INDEX collaboration_requests_by_owner ON collaboration_requests (owner_id);
    CREATE INDEX ended_connections_by_ender ON ended_connections (ended_by);
    CREATE INDEX cancelled_events_by_author ON cancelled_events (author_id);

    DROP TRIGGER audit_events_append_only ON audit_events;
    CREATE TRIGGER audit_events_append_only BEFORE DELETE OR TRUNCATE ON audit_events
      FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();
    CREATE TRIGGER audit_events_unchanged BEFORE UPDATE ON audit_events FOR EACH ROW
      WHEN (NEW.ip IS NOT NULL
        OR (OLD.id, OLD.at, OLD.event, OLD.details) IS DISTINCT FROM (NEW.id, NEW.at, NEW.event, NEW.details)
        OR OLD.user_id IS DISTINCT FROM NEW.user_id)
      EXECUTE FUNCTION refuse_audit_change();
    CREATE INDEX audit_events_with_ip ON audit_events (at) WHERE ip IS NOT NULL;
  `.execute(db);
}
