import type { TestServer } from '#server/testing/createTestServer';
import type { TestUser } from '#server/testing/factories';
import { insertPaper } from '#server/testing/insertPaper';
import type { ReadPaper } from '#server/testing/papers/measureAnswers';

/** Adds a paper whose PDF was read, with the sections of its pages. */
export async function insertReadPaper(
  server: TestServer,
  owner: TestUser,
  { source }: ReadPaper,
): Promise<number> {
  const pages = source.pages.map(({ text }) => text);
  const id = await insertPaper(server, owner, { title: source.title, pages });
  const { db } = server.deps;
  const { text_id } = await db
    .selectFrom('papers')
    .select('text_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  for (const { page, sections } of source.pages) {
    await db
      .updateTable('document_pages')
      .set({ sections: sections ? JSON.stringify(sections) : null })
      .where('text_id', '=', text_id)
      .where('page', '=', page)
      .execute();
  }
  return id;
}
