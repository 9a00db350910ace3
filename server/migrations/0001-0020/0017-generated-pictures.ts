import { sql, type Kysely } from 'kysely';

/**
 * Marks the pictures that stand in for a person's own. Older ones are known by the name and size
 * that the browser gives them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE files ADD COLUMN is_generated boolean NOT NULL DEFAULT false;
    UPDATE files SET is_generated = true
      WHERE purpose = 'avatar' AND original_name = 'avatar.png' AND width = 100;
  `.execute(db);
}
