import { sql, type Kysely } from 'kysely';

/**
 * The bytes of all stored files of a person, as a column of their row, so that one statement
 * compares and adds. A trigger subtracts deleted files, whichever code or cascade deletes them.
 * Uploads are added by the code that knows the limit: a trigger would count restored backups twice.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE users ADD COLUMN stored_bytes bigint NOT NULL DEFAULT 0;
    UPDATE users SET stored_bytes = stored.bytes
      FROM (SELECT owner_id, sum(bytes) AS bytes FROM files GROUP BY owner_id) AS stored
      WHERE users.id = stored.owner_id;
    CREATE FUNCTION subtract_deleted_bytes() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        UPDATE users SET stored_bytes = greatest(stored_bytes - deleted.bytes, 0)
          FROM (SELECT owner_id, sum(bytes) AS bytes FROM deleted_files GROUP BY owner_id) AS deleted
          WHERE users.id = deleted.owner_id;
        RETURN NULL;
      END
    $$;
    CREATE TRIGGER files_deleted AFTER DELETE ON files REFERENCING OLD TABLE AS deleted_files
      FOR EACH STATEMENT EXECUTE FUNCTION subtract_deleted_bytes();
  `.execute(db);
}
