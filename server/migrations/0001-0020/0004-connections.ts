import { sql, type Kysely } from 'kysely';

/**
 * Requests, connections and notifications. A pair of people is stored once, the smaller id first,
 * so that two crossing requests conflict in one row.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE connection_requests (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      sender_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
      receiver_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
      status text NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'accepted', 'rejected', 'withdrawn')),
      created_at timestamptz NOT NULL DEFAULT now(),
      decided_at timestamptz,
      CHECK (sender_id <> receiver_id)
    );
    CREATE UNIQUE INDEX connection_requests_one_pending ON connection_requests
      (least(sender_id, receiver_id), greatest(sender_id, receiver_id)) WHERE status = 'pending';
    CREATE INDEX connection_requests_to ON connection_requests (receiver_id, id DESC) WHERE status = 'pending';
    CREATE INDEX connection_requests_from ON connection_requests (sender_id, receiver_id, id DESC);

    CREATE TABLE connections (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      low_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
      high_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
      created_at timestamptz NOT NULL DEFAULT now(),
      UNIQUE (low_id, high_id),
      CHECK (low_id < high_id)
    );
    CREATE INDEX connections_by_high ON connections (high_id);

    CREATE TABLE notifications (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
      actor_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
      type text NOT NULL,
      post_id bigint REFERENCES posts ON DELETE CASCADE,
      subject text NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now(),
      read_at timestamptz,
      UNIQUE (user_id, actor_id, type, subject)
    );
    CREATE INDEX notifications_by_user ON notifications (user_id, id DESC);
    CREATE INDEX notifications_unread ON notifications (user_id, id DESC) WHERE read_at IS NULL;
    CREATE INDEX notifications_by_post ON notifications (post_id);
  `.execute(db);
}
