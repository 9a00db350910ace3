import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { readWordsQuery } from '#domain/words';
import { inTransaction } from '#server/platform/database/inTransaction';
import { stopPdfWorker } from '#server/platform/pdf/extractPdfText';
import type { PdfText } from '#server/platform/pdf/pdfText';
import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import { encryptedPdf, paperPdf } from '#server/testing/files/pdfs';
import { insertPaper } from '#server/testing/insertPaper';
import {
  readDocumentText,
  withDocumentText,
  removeTextsIfUnused,
  removeUnusedTexts,
} from './index';
import { insertDocumentText } from './insertDocumentText';

let server: TestServer;
let folder: string;
beforeAll(async () => {
  server = await createTestServer();
  folder = await mkdtemp(join(tmpdir(), 'quad-texts-'));
});
afterAll(async () => {
  await stopPdfWorker();
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

let files = 0;
async function fileOf(data: Buffer) {
  const path = join(folder, `file-${(files += 1)}`);
  await writeFile(path, data);
  return { owner: 1, path, name: 'a.pdf', field: 'file' };
}
const pagesOf = (textId: number) =>
  server.deps.db
    .selectFrom('document_pages')
    .select(['page', 'text', 'label'])
    .where('text_id', '=', textId)
    .orderBy('page')
    .execute();

test('a text is kept page by page and extracted once for each content', async () => {
  const data = await paperPdf({ pages: ['Mangroves grow.', 'Salt stays out.'] });
  const both = await Promise.all([
    readDocumentText(server.deps, await fileOf(data)),
    readDocumentText(server.deps, await fileOf(data)),
  ]);
  expect(both[0]).toEqual(both[1]);
  expect(both[0]).toMatchObject({ state: 'readable', pageCount: 2 });
  expect(await pagesOf(both[0].textId)).toEqual([
    { page: 1, text: 'Mangroves grow.', label: null },
    { page: 2, text: 'Salt stays out.', label: null },
  ]);
  expect(await readDocumentText(server.deps, await fileOf(data))).toEqual(both[0]);
});

test('a text that an older version read is read again, for its papers too', async () => {
  const data = await paperPdf({ pages: ['The body of it.', 'Appendix.'], romanPages: 1 });
  const { textId } = await readDocumentText(server.deps, await fileOf(data));
  const owner = await server.person();
  const paperId = await insertPaper(server, owner);
  const { db } = server.deps;
  await db.updateTable('papers').set({ text_id: textId }).where('id', '=', paperId).execute();
  await db.updateTable('document_texts').set({ reading: 1 }).where('id', '=', textId).execute();
  await db
    .updateTable('document_pages')
    .set({ text: 'Folded', label: null })
    .where('text_id', '=', textId)
    .execute();
  expect((await readDocumentText(server.deps, await fileOf(data))).textId).toBe(textId);
  expect(await pagesOf(textId)).toEqual([
    { page: 1, text: 'The body of it.', label: 'i' },
    { page: 2, text: 'Appendix.', label: '1' },
  ]);
  const { rows } = await sql`
    SELECT id FROM papers WHERE id = ${paperId} AND words @@ to_tsquery('simple', 'appendix')
  `.execute(db);
  expect(rows).toHaveLength(1);
});

test('an unreadable file is recorded as well', async () => {
  const file = await fileOf(await encryptedPdf());
  const text = await readDocumentText(server.deps, file);
  expect(text).toMatchObject({ state: 'encrypted', pageCount: null });
  expect(await readDocumentText(server.deps, file)).toEqual(text);
});

async function keep(pages: string[]): Promise<number> {
  const text: PdfText = {
    state: 'readable',
    pageCount: pages.length,
    pages,
    proposal: { title: '', author: '', abstract: '', doi: null, year: null },
  };
  const sha256 = Buffer.from(`${(files += 1)}`.padStart(32));
  await inTransaction(server.deps.db, (trx) =>
    insertDocumentText(trx, { sha256, text, at: server.clock.now() }),
  );
  const { id } = await server.deps.db
    .selectFrom('document_texts')
    .select('id')
    .where('sha256', '=', sha256)
    .executeTakeFirstOrThrow();
  return id;
}
async function isFound(id: number, query: string): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    SELECT words @@ ${query}::tsquery AS found FROM document_texts WHERE id = ${id}
  `.execute(server.deps.db);
  return rows[0]?.found ?? false;
}

test('words are found as written, by their stem, and when split at a line end', async () => {
  const id = await keep(['The repre- sentation “matters” to Teams.']);
  for (const word of ['representation', 'repre', 'matters', 'teams', 'team']) {
    expect([word, await isFound(id, word)]).toEqual([word, true]);
  }
  expect(await isFound(id, 'absent')).toBe(false);
});

test('words with raised and lowered digits are found in both spellings', async () => {
  const id = await keep(['The CO₂ of 25 km² rose by 10³ in the results¹ here.']);
  for (const word of ['CO2', 'CO₂', 'km2', 'km', 'results', '10³'])
    expect([word, await isFound(id, readWordsQuery([word])?.anyWhole ?? '')]).toEqual([word, true]);
  expect(await isFound(id, readWordsQuery(['103'])?.anyWhole ?? '')).toBe(false);
});

test.each<[string, (at: number) => string]>([
  ['joined by hyphens', (at) => `w${at}as-x${at}ings-y${at}eds`],
  ['like addresses', (at) => `a${at}.example.org/b${at}/c${at}`],
  ['of two letters', (at) => String.fromCodePoint(0x4e00 + (at % 20_000), 0x4e00 + (at % 97))],
])('very many words %s leave room for those of a paper', async (_what, word) => {
  const page = (from: number) =>
    Array.from({ length: 2_000 }, (_, at) => word(from + at))
      .join(' ')
      .slice(0, 50_000);
  const id = await keep(Array.from({ length: 60 }, (_, at) => page(at * 2_000)));
  const { rows } = await sql<{ bytes: number }>`
    SELECT pg_column_size(words || ''::tsvector) AS bytes FROM document_texts WHERE id = ${id}
  `.execute(server.deps.db);
  expect(rows[0]?.bytes).toBeLessThan(850_000);
});

describe('unreferenced texts', () => {
  test('are removed after a while', async () => {
    const id = await keep(['Nobody wants me.']);
    server.clock.advance(60_000);
    await removeUnusedTexts(server.deps.db, new Date(server.clock.now().getTime() + 1));
    expect(await pagesOf(id)).toEqual([]);
  });

  test('are kept while a transaction is about to reference them', async () => {
    const data = await fileOf(await paperPdf({ pages: ['Wanted after all.'] }));
    const owner = await server.person();
    let removing: Promise<number> | undefined;
    const textId = await withDocumentText(server.deps, data, async (trx, text) => {
      removing = inTransaction(server.deps.db, (other) =>
        removeTextsIfUnused(other, [text.textId]),
      );
      const { id } = await trx
        .insertInto('files')
        .values({
          name: 'x'.repeat(43),
          owner_id: owner.id,
          purpose: 'paper',
          mime_type: 'application/pdf',
          bytes: 1,
          original_name: 'a.pdf',
          created_at: server.clock.now(),
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      await trx
        .insertInto('papers')
        .values({
          user_id: owner.id,
          file_id: id,
          text_id: text.textId,
          title: 'T',
          author: 'A',
          research_field: 'F',
          abstract: '',
          created_at: server.clock.now(),
        })
        .execute();
      return text.textId;
    });
    expect(await removing).toBe(0);
    expect(await pagesOf(textId)).toHaveLength(1);
  });
});
