import { calls } from '#contract/calls/index';
import { createStoredName } from '#server/platform/storage/fileStorage';
import type { TestServer } from '#server/testing/createTestServer';
import type { TestUser } from '#server/testing/factories';
import { callAs } from '#server/testing/rights/callAs';

/** Stores a file of a person with a row, and returns its id. */
export async function storeFile(
  { deps: { db, storage, clock } }: TestServer,
  owner: TestUser,
  file: { purpose: string; name: string; type: string; content: string },
): Promise<number> {
  const name = createStoredName('bin');
  const content = Buffer.from(file.content);
  await storage.write(name, content);
  const { id } = await db
    .insertInto('files')
    .values({
      name,
      owner_id: owner.id,
      purpose: file.purpose,
      mime_type: file.type,
      bytes: content.length,
      original_name: file.name,
      width: null,
      height: null,
      created_at: clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Adds a message from one person to another, and their conversation. */
export async function sendMessage(
  { deps: { db, clock } }: TestServer,
  [from, to]: readonly [TestUser, TestUser],
  content: string,
  fileId: number | null = null,
): Promise<void> {
  const { id } = await db
    .insertInto('messages')
    .values({
      low_id: Math.min(from.id, to.id),
      high_id: Math.max(from.id, to.id),
      sender_id: from.id,
      receiver_id: to.id,
      client_id: null,
      content,
      message_type: fileId === null ? 'text' : 'file',
      file_id: fileId,
      created_at: clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('conversations')
    .values([
      { user_id: from.id, other_id: to.id, last_message_id: id },
      { user_id: to.id, other_id: from.id, last_message_id: id },
    ])
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'other_id']).doUpdateSet({ last_message_id: id }),
    )
    .execute();
}

/** Announces an event and returns its id. */
export async function announce(server: TestServer, host: TestUser, title: string): Promise<number> {
  const { response } = await callAs(server, host, calls.createEventPost, {
    body: {
      event_title: title,
      event_description: `All about ${title}`,
      event_date: '2199-12-31',
      event_time: '18:00',
    },
  });
  return response.event?.id ?? 0;
}
