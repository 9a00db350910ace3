import { insertPaper, type TestPaper } from './insertPaper';
import type { TestServerParts, TestUser } from './factories';

/**
 * Creates a document of the chatbot directly in the database, with a text but without a readable
 * file.
 */
export async function insertChatbotDocument(
  server: TestServerParts,
  user: Pick<TestUser, 'id'>,
  paper: Pick<TestPaper, 'pages'> = {},
): Promise<number> {
  const { db, clock } = server.deps;
  const paperId = await insertPaper(server, user, paper);
  // Keep the paper's text and file, but delete the paper.
  const { text_id, file_id } = await db
    .deleteFrom('papers')
    .where('id', '=', paperId)
    .returning(['text_id', 'file_id'])
    .executeTakeFirstOrThrow();
  const at = clock.now();
  const { id } = await db
    .insertInto('assistant_documents')
    .values({ user_id: user.id, text_id, file_id, created_at: at, last_used_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
