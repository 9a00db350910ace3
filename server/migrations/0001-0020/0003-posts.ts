import { sql, type Kysely } from 'kysely';

/** Posts, comments and likes; counters are columns of the rows they count for. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE posts (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
      post_type text NOT NULL CHECK (post_type IN ('text', 'media', 'document', 'event')),
      content text NOT NULL DEFAULT '',
      hashtags text[] NOT NULL DEFAULT '{}',
      total_likes integer NOT NULL DEFAULT 0 CHECK (total_likes >= 0),
      total_comments integer NOT NULL DEFAULT 0 CHECK (total_comments >= 0),
      created_at timestamptz NOT NULL DEFAULT now(),
      edited_at timestamptz
    );
    CREATE INDEX posts_by_user ON posts (user_id, id DESC);
    CREATE INDEX posts_by_hashtag ON posts USING gin (hashtags);

    CREATE TABLE post_likes (
      post_id bigint NOT NULL REFERENCES posts ON DELETE CASCADE,
      user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
      created_at timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (post_id, user_id)
    );
    CREATE INDEX post_likes_by_user ON post_likes (user_id);

    CREATE TABLE comments (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      post_id bigint NOT NULL REFERENCES posts ON DELETE CASCADE,
      user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
      parent_id bigint REFERENCES comments ON DELETE CASCADE,
      depth smallint NOT NULL CHECK (depth BETWEEN 1 AND 5),
      content text NOT NULL,
      total_likes integer NOT NULL DEFAULT 0 CHECK (total_likes >= 0),
      created_at timestamptz NOT NULL DEFAULT now()
    );
    CREATE INDEX comments_by_post ON comments (post_id, id);
    CREATE INDEX comments_by_parent ON comments (parent_id);
    CREATE INDEX comments_by_user ON comments (user_id);

    CREATE TABLE comment_likes (
      comment_id bigint NOT NULL REFERENCES comments ON DELETE CASCADE,
      user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
      created_at timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (comment_id, user_id)
    );
    CREATE INDEX comment_likes_by_user ON comment_likes (user_id);
  `.execute(db);
}
