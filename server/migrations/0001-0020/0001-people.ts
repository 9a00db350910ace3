import { sql, type Kysely } from 'kysely';

/** Universities, people, their sessions and one-time codes, and the audit trail. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE universities (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      name text NOT NULL,
      name_key text NOT NULL UNIQUE,
      hashtag_key text NOT NULL,
      total_members integer NOT NULL DEFAULT 0 CHECK (total_members >= 0),
      created_at timestamptz NOT NULL DEFAULT now()
    );
    CREATE INDEX universities_by_members ON universities (total_members DESC, id);

    CREATE TABLE departments (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      university_id bigint NOT NULL REFERENCES universities ON DELETE CASCADE,
      name text NOT NULL,
      name_key text NOT NULL,
      UNIQUE (university_id, name_key)
    );

    CREATE TABLE users (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      username text NOT NULL,
      email text NOT NULL UNIQUE,
      password_hash text,
      email_verified_at timestamptz,
      profile_picture text,
      university_id bigint REFERENCES universities,
      department_id bigint REFERENCES departments,
      interests text[] NOT NULL DEFAULT '{}',
      profile_completed boolean NOT NULL DEFAULT false,
      disabled_at timestamptz,
      created_at timestamptz NOT NULL DEFAULT now()
    );
    CREATE UNIQUE INDEX users_by_username ON users (lower(username));
    CREATE INDEX users_by_department ON users (department_id, id);
    CREATE INDEX users_by_university ON users (university_id, id);
    CREATE INDEX users_by_interest ON users USING gin (interests);

    CREATE TABLE sessions (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
      token_hash bytea NOT NULL UNIQUE,
      remember boolean NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now(),
      last_used_at timestamptz NOT NULL DEFAULT now(),
      idle_expires_at timestamptz NOT NULL,
      expires_at timestamptz
    );
    CREATE INDEX sessions_by_user ON sessions (user_id);
    CREATE INDEX sessions_by_expiry ON sessions (idle_expires_at);

    CREATE TABLE one_time_codes (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
      purpose text NOT NULL CHECK (purpose IN ('verify_email', 'reset_password')),
      code_hash bytea NOT NULL,
      attempts smallint NOT NULL DEFAULT 0,
      created_at timestamptz NOT NULL DEFAULT now(),
      expires_at timestamptz NOT NULL,
      used_at timestamptz,
      voided_at timestamptz
    );
    CREATE INDEX one_time_codes_by_user ON one_time_codes (user_id, purpose, created_at DESC);

    CREATE TABLE audit_events (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      at timestamptz NOT NULL DEFAULT now(),
      event text NOT NULL,
      user_id bigint,
      ip text,
      details jsonb NOT NULL DEFAULT '{}'
    );
    CREATE INDEX audit_events_by_user ON audit_events (user_id, at DESC);
  `.execute(db);
}
