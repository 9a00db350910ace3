import { sql, type Kysely } from 'kysely';

/** An index for the notifications that quote a comment, which lose its words when it changes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE INDEX notifications_with_excerpt ON notifications (subject) WHERE details ? 'excerpt';
  `.execute(db);
}
