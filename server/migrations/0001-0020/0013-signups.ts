import { sql, type Kysely } from 'kysely';

/**
 * A username folded by visual similarity; server/features/account/findAccount.ts has the same
 * expression.
 */
const LOOK = `replace(replace(translate(lower(replace(username, 'I', 'l')), '01', 'ol'), 'rn', 'm'), 'vv', 'w')`;

/**
 * Several signups may wait for one address, the latest first, and usernames that look alike count
 * as one. People who already have such names keep them: the oldest verified account of a look-alike
 * group holds it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE users
      ADD COLUMN signed_up_at timestamptz NOT NULL DEFAULT now(),
      ADD COLUMN shares_look boolean NOT NULL DEFAULT false;
    CREATE INDEX users_pending_by_address
      ON users (split_part(email, ' ', 1), signed_up_at DESC, id DESC)
      WHERE email_verified_at IS NULL;

    UPDATE users SET shares_look = true
    FROM (
      SELECT id, row_number() OVER (
        PARTITION BY ${sql.raw(LOOK)} ORDER BY email_verified_at IS NULL, id
      ) AS place FROM users
    ) AS looks
    WHERE looks.id = users.id AND looks.place > 1;
    CREATE UNIQUE INDEX users_by_look ON users ((${sql.raw(LOOK)})) WHERE NOT shares_look;
  `.execute(db);
}
