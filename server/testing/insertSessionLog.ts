import { createStoredName } from '#server/platform/storage/fileStorage';
import type { TestServer } from './createTestServer';
import type { TestUser } from './factories';

const KEPT_MS = 30 * 24 * 3_600_000;

/** Inserts a session log that a person has sent, with an empty file. */
export async function insertSessionLog(
  { deps: { db, storage, clock } }: TestServer,
  { id: user_id }: TestUser,
): Promise<void> {
  const name = createStoredName('gz');
  await storage.write(name, Buffer.alloc(0));
  const file = await db
    .insertInto('files')
    .values({
      name,
      owner_id: user_id,
      purpose: 'session_log',
      mime_type: 'application/gzip',
      bytes: 0,
      original_name: 'session.jsonl',
      width: null,
      height: null,
      created_at: clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const expires_at = new Date(clock.now().getTime() + KEPT_MS);
  await db.insertInto('session_logs').values({ user_id, file_id: file.id, expires_at }).execute();
}
