import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DOC, docx, PDF } from '#server/testing/files/documents';
import { zip } from '#server/testing/files/zip';
import { documentKind } from './documentKind';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quad-documents-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function kindOf(data: Buffer | string, opens = false) {
  const path = join(folder, 'document');
  await writeFile(path, data);
  return documentKind(path, () => Promise.resolve(opens));
}
const utf16 = (text: string) =>
  Buffer.concat([Buffer.from('FFFE', 'hex'), Buffer.from(text, 'utf16le')]);

test.each([
  ['a PDF', PDF, 'pdf'],
  ['a Word document', docx(), 'docx'],
  ['an old Word document', DOC, 'doc'],
  ['text', 'Lecture notes\r\n\tগবেষণা\n', 'txt'],
  ['text in UTF-16', utf16('Größe'), 'txt'],
  ['text in UTF-16, the high byte first', utf16('Größe').swap16(), 'txt'],
  ['HTML, which is text here', '<script>alert(1)</script>', 'txt'],
])('%s is recognised by its bytes', async (_, data, kind) => {
  expect(await kindOf(data)).toBe(kind);
});

test('text is read to its end, across chunk boundaries', async () => {
  const long = `a${'ü'.repeat(200_000)}`;
  expect(await kindOf(long)).toBe('txt');
  expect(await kindOf(Buffer.concat([Buffer.from(long), Buffer.from([0xc3])]))).toBeNull();
  expect(await kindOf(`${long}\0`)).toBeNull();
});

test.each([
  ['a picture', Buffer.from('89504e470d0a1a0a0000000d', 'hex')],
  ['a program', Buffer.from('7f454c4602010100000000', 'hex')],
  ['another archive', zip([{ name: 'xl/workbook.xml' }, { name: '[Content_Types].xml' }])],
  ['text in another encoding', Buffer.from('Gr\xf6\xdfe', 'latin1')],
  ['text with NUL', 'a\0b'],
])('%s is not a document', async (_, data) => {
  expect(await kindOf(data)).toBeNull();
});

test.each([
  ['a PDF without its end', PDF.subarray(0, -8)],
  ['an archive without its end', docx().subarray(0, -30)],
  ['an archive whose names lead out of the folder', docx([{ name: '../../etc/passwd' }])],
  ['an archive with an absolute name', docx([{ name: '/etc/passwd' }])],
  ['an archive that unpacks to far more', docx([{ name: 'word/a.xml', claims: 201 * 2 ** 20 }])],
  [
    'an archive of too many files',
    docx(Array.from({ length: 2_000 }, (_, i) => ({ name: `word/${i}.xml` }))),
  ],
])('%s is damaged', async (_, data) => {
  expect(await kindOf(data)).toBe('broken');
});

const page = `<!-- ${'x'.repeat(2_048)} -->`;
describe('a PDF with bytes around it', () => {
  const around: [what: string, data: Buffer][] = [
    ['a byte order mark before it', Buffer.concat([Buffer.from('EFBBBF', 'hex'), PDF])],
    ['a line end before it', Buffer.concat([Buffer.from('\r\n'), PDF])],
    ['text before it', Buffer.concat([Buffer.from('x'.repeat(200)), PDF])],
    ['NUL after it', Buffer.concat([PDF, Buffer.alloc(2_048)])],
    ['a comment after it', Buffer.concat([PDF, Buffer.from(page)])],
    ['a page after it', Buffer.concat([PDF, Buffer.from(page.repeat(50))])],
  ];

  test.each(around)('is one with %s, if our reader opens it', async (_, data) => {
    expect(await kindOf(data, true)).toBe('pdf');
    expect(await kindOf(data, false)).not.toBe('pdf');
  });

  test('is none if it is cut, even after the end of an earlier version', async () => {
    const mark = Buffer.from('EFBBBF', 'hex');
    expect(await kindOf(Buffer.concat([mark, PDF.subarray(0, -8)]), true)).not.toBe('pdf');
    const later = Buffer.concat([PDF, Buffer.from(`2 0 obj<<>>endobj ${'x'.repeat(3_000)}`)]);
    expect(await kindOf(later, true)).toBe('broken');
  });

  test('is none in an archive, or where its header comes later', async () => {
    const tar = Buffer.alloc(2_048);
    tar.write('ustar', 257);
    PDF.copy(tar, 512);
    expect(await kindOf(tar, true)).toBeNull();
    const later = Buffer.concat([Buffer.from('x'.repeat(1_024)), PDF]);
    expect(await kindOf(later, true)).toBe('txt');
  });
});
