import { stopCitationWorker } from '#server/features/research/citations/readCitations';
import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import { insertPaper } from '#server/testing/insertPaper';
import { sendMessage } from './testing/makeExportWorld';
import { list, openExport } from './testing/openExport';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(async () => {
  await stopCitationWorker();
  await server.close();
});

test('10,000 rows of one person are exported completely', async () => {
  const { db, clock } = server.deps;
  const created_at = clock.now();
  const [nusrat, tanvir] = [await server.person(), await server.person()];
  const content = 'Salt travels up the xylem of young mangroves. '.repeat(8);
  const many = <Row>(count: number, row: Row) => Array.from({ length: count }, () => row);
  const post = { user_id: nusrat.id, post_type: 'text' as const, content, created_at };
  const posts = await db.insertInto('posts').values(many(3_000, post)).returning('id').execute();
  const ids = posts.map(({ id }) => id);
  await db
    .insertInto('comments')
    .values(ids.map((post_id) => ({ post_id, user_id: nusrat.id, depth: 1, content, created_at })))
    .execute();
  await db
    .insertInto('post_likes')
    .values(ids.slice(0, 1_000).map((post_id) => ({ post_id, user_id: nusrat.id, created_at })))
    .execute();
  await sendMessage(server, [nusrat, tanvir], content);
  const message = {
    low_id: Math.min(nusrat.id, tanvir.id),
    high_id: Math.max(nusrat.id, tanvir.id),
    sender_id: tanvir.id,
    receiver_id: nusrat.id,
    client_id: null,
    content,
    message_type: 'text' as const,
    file_id: null,
    created_at,
  };
  await db.insertInto('messages').values(many(2_899, message)).execute();
  for (let paper = 0; paper < 100; paper += 1) await insertPaper(server, nusrat);

  const { json, text } = await openExport(server, nusrat);

  const { posts: p = [], comments = [], post_likes = [], messages = [], papers = [] } = json;
  const rows = [p, comments, post_likes, messages, papers].map(({ length }) => length);
  expect(rows).toEqual([3_000, 3_000, 1_000, 2_900, 100]);
  expect(text('works.bib').match(/^@article/gm)).toHaveLength(100);
  expect(await list(server, nusrat)).toMatchObject([{ state: 'done' }]);
});
