import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  bombPdf,
  encryptedPdf,
  garbledPdf,
  longPdf,
  paperPdf,
  scannedPdf,
} from '#server/testing/files/pdfs';
import { extractPdfText, stopPdfWorker } from './extractPdfText';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quad-pdf-'));
});
afterAll(async () => {
  await stopPdfWorker();
  await rm(folder, { recursive: true, force: true });
});

async function extract(data: Buffer) {
  const path = join(folder, 'file-0');
  await writeFile(path, data);
  return extractPdfText({ owner: 1, path, name: 'my paper.pdf', field: 'file' });
}

describe('a paper', () => {
  test('is read page by page, with its metadata', async () => {
    const text = await extract(
      await paperPdf({
        heading: 'Xylem Flow in Young Mangroves',
        abstract: 'We measure how water rises in mangroves that stand in salt.',
        pages: ['Roots drink first. https://doi.org/10.1234/Mangrove.2019.7.', 'Leaves follow.'],
        info: { Title: 'Microsoft Word - draft3.docx', Author: 'Nusrat Jahan' },
      }),
    );
    expect(text).toEqual({
      state: 'readable',
      pageCount: 2,
      pages: [expect.stringContaining('Roots drink first.'), 'Leaves follow.'],
      proposal: {
        title: 'Xylem Flow in Young Mangroves',
        author: 'Nusrat Jahan',
        abstract: 'We measure how water rises in mangroves that stand in salt.',
        doi: '10.1234/mangrove.2019.7',
        year: 2019,
      },
    });
  });

  test('yields its DOI even if a line break splits it', async () => {
    const start = 'doi:10.1234/clinics-that-learn.without-a-link/and-without-moving-a-record/of-';
    const { proposal } = await extract(
      await paperPdf({ pages: [`${start}their-patients.7 End.`] }),
    );
    expect(proposal.doi).toBe(`${start}their-patients.7`.slice('doi:'.length));
  });

  test('in two columns is read column by column, with ligatures as letters', async () => {
    const left = 'left '.repeat(200);
    const right = 'The \uFB01rst \uFB02ow. '.repeat(30);
    const { pages } = await extract(await paperPdf({ pages: [left + right], columns: 2 }));
    const [page = ''] = pages;
    expect(page.lastIndexOf('left')).toBeLessThan(page.indexOf('first'));
    expect(page).toContain('The first flow.');
  });
});

test.each([
  ['that is encrypted', encryptedPdf, 'encrypted', null],
  ['that is garbled', () => Promise.resolve(garbledPdf()), 'broken', null],
  ['of a scan', scannedPdf, 'no_text', 1],
  ['of 10,000 pages', () => Promise.resolve(longPdf()), 'too_long', 10_000],
] as const)('a PDF %s is reported as such', async (_what, make, state, pageCount) => {
  expect(await extract(await make())).toMatchObject({ state, pageCount, pages: [] });
});

test('a truncated PDF is read as far as possible, or reported as broken', async () => {
  const whole = await paperPdf({ pages: ['one', 'two'] });
  const { state } = await extract(whole.subarray(0, whole.length / 2));
  expect(['readable', 'no_text', 'broken']).toContain(state);
});

test('a small PDF that unpacks to a huge size is refused, and the next one is read', async () => {
  const bomb = await bombPdf();
  expect(bomb.length).toBeLessThan(5 * 2 ** 20);
  await expect(extract(bomb)).rejects.toMatchObject({
    status: 400,
    detail: '“my paper.pdf” is too complex to read. Please choose another file.',
  });
  expect(await extract(await paperPdf({ pages: ['Still here.'] }))).toMatchObject({
    pages: ['Still here.'],
  });
});
