import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  bombPdf,
  encryptedPdf,
  garbledPdf,
  longPdf,
  paperPdf,
  placedPdf,
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
      sections: [expect.any(Array), [{ headings: [], paragraphs: [[0, 14]] }]],
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

test('printed page numbers are read where they differ', async () => {
  const pages = ['Contents of it.', 'A preface.', 'The body.'];
  const { labels } = await extract(await paperPdf({ pages, romanPages: 2 }));
  expect(labels).toEqual(['i', 'ii', '1']);
  const alike = await extract(await paperPdf({ pages }));
  expect(alike).not.toHaveProperty('labels');
});

const pageOf = async (data: Buffer) => (await extract(data)).pages[0];

test('signs stay as written, and only ligatures become letters', async () => {
  const text = 'About 10³ cells, ½ of x² in a Brand™ \uFB01lter № 5…';
  expect(await pageOf(await paperPdf({ pages: [text] }))).toBe(text.replace('\uFB01', 'fi'));
});

test.each<[string, Parameters<typeof placedPdf>[0][number], string]>([
  ['a power', [['About 10'], ['6', 7, 4], [' cells.']], 'About 10⁶ cells.'],
  ['a higher power', [['About 10'], ['6', 6, 7], [' cells.']], 'About 10⁶ cells.'],
  ['a power of full size', [['About 10'], ['6', 11, 4], [' cells.']], 'About 10⁶ cells.'],
  ['a negative power', [['About 10'], ['\u2212', 7, 4], ['3', 7, 4], [' m.']], 'About 10⁻³ m.'],
  ['a power of a power', [['About 2'], ['2', 7, 4], ['3', 5, 7], [' sets.']], 'About 2^(2³) sets.'],
  ['a broken power', [['Growth by e'], ['a/b', 7, 4], [' a year.']], 'Growth by e^(a/b) a year.'],
  ['a unit', [['An area of 25 km'], ['2', 7, 4], [' of sand.']], 'An area of 25 km² of sand.'],
  [
    'a note after a word',
    [['The results'], ['1', 6, 4], [' were stable.']],
    'The results¹ were stable.',
  ],
  [
    'a note after a value',
    [['A value of 250'], ['9', 6, 4], [' grams.']],
    'A value of 250 ⁹ grams.',
  ],
  ['notes after a value', [['In 1998'], ['2,3', 6, 4], [' it grew.']], 'In 1998 ²,³ it grew.'],
  ['a note before a value', [['1', 6, 4], ['250 grams each.']], '¹ 250 grams each.'],
  ['notes before a word', [['1', 6, 4], [',', 6, 4], ['2', 6, 4], ['Dhaka']], '¹,²Dhaka'],
  ['a lowered digit', [['Much CO'], ['2', 7, -2], [' rose.']], 'Much CO₂ rose.'],
  ['a lowered base', [['The number 10'], ['2', 7, -2], [' is two.']], 'The number 10₂ is two.'],
  ['lowered letters', [['The speed v'], ['max', 7, -2], [' rose.']], 'The speed vmax rose.'],
  ['a raised sign', [['The drug Abc'], ['®', 7, 4], [' works.']], 'The drug Abc® works.'],
  ['a large initial', [['T', 30, -12], ['hese were 84 cells.']], 'These were 84 cells.'],
  ['small capitals', [['N'], ['ASA', 8], [' flew 12 times.']], 'NASA flew 12 times.'],
])('%s keeps its form', async (_what, runs, text) => {
  expect(await pageOf(await placedPdf([[['Before it.']], runs, [['After it.']]]))).toBe(
    `Before it. ${text} After it.`,
  );
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
