import { calls } from '#contract/calls/index';
import { stopPdfWorker } from '#server/platform/pdf/extractPdfText';
import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import { paperPdf } from '#server/testing/files/pdfs';
import { insertPaper } from '#server/testing/insertPaper';
import { sendFiles } from '#server/testing/sendFiles';
import { rereadOldText } from './index';
import { createPostponed } from './postponed';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(async () => {
  await stopPdfWorker();
  await server.close();
});

const makeOld = async () => {
  await server.deps.db.updateTable('document_texts').set({ reading: 1 }).execute();
  await server.deps.db.updateTable('document_pages').set({ text: 'about 103 cells' }).execute();
};
const pages = () =>
  server.deps.db.selectFrom('document_pages').select(['text', 'label']).orderBy('page').execute();

test('a text that an older version read is read again from its stored file', async () => {
  const nusrat = await server.person();
  const data = await paperPdf({ pages: ['about 10³ cells', 'The end.'], romanPages: 1 });
  await sendFiles(server, nusrat, calls.uploadChatbotPdf, { files: [['a.pdf', data]] });
  expect(await rereadOldText(server.deps)).toBe(false);
  await makeOld();
  expect(await rereadOldText(server.deps)).toBe(true);
  expect(await pages()).toEqual([
    { text: 'about 10³ cells', label: 'i' },
    { text: 'The end.', label: '1' },
  ]);
  expect(await rereadOldText(server.deps)).toBe(false);
});

test('a text without its file stays, and is tried once', async () => {
  await server.deps.db.deleteFrom('assistant_documents').execute();
  await server.deps.db.deleteFrom('document_texts').execute();
  await insertPaper(server, await server.person());
  await makeOld();
  expect(await rereadOldText(server.deps)).toBe(true);
  expect(await pages()).toEqual([{ text: 'about 103 cells', label: null }]);
  expect(await rereadOldText(server.deps)).toBe(false);
});

test('a file that cannot be read holds up no other, and is tried again later and later', async () => {
  const { db, storage, log } = server.deps;
  await db.deleteFrom('papers').execute();
  await db.deleteFrom('document_texts').execute();
  const nusrat = await server.person();
  for (const name of ['a.pdf', 'b.pdf']) {
    const data = await paperPdf({ pages: [`about 10³ cells in ${name}`] });
    await sendFiles(server, nusrat, calls.uploadChatbotPdf, { files: [[name, data]] });
  }
  await makeOld();
  const away = new Error('The storage is away.');
  const read = jest.spyOn(storage, 'read').mockRejectedValueOnce(away);
  const warn = jest.spyOn(log, 'warn');
  const postponed = createPostponed();
  const pass = () => rereadOldText(server.deps, postponed);

  expect(await pass()).toBe(true);
  expect((await pages()).map(({ text }) => text)).toEqual(Array(2).fill('about 103 cells'));
  expect(warn).toHaveBeenCalledWith(
    expect.objectContaining({ err: away, again: expect.any(Date) as Date }),
    'an old text could not be read again',
  );
  expect(await pass()).toBe(true);
  expect((await pages()).map(({ text }) => text)).toContain('about 10³ cells in b.pdf');
  expect(await pass()).toBe(false);

  server.clock.advance(60_000);
  read.mockRejectedValueOnce(away);
  expect(await pass()).toBe(true);
  server.clock.advance(60_000);
  expect(await pass()).toBe(false);
  server.clock.advance(60_000);
  expect(await pass()).toBe(true);
  expect((await pages()).map(({ text }) => text)).toContain('about 10³ cells in a.pdf');
  expect(await pass()).toBe(false);
  jest.restoreAllMocks();
});
