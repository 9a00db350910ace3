import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { createDeflate } from 'node:zlib';
import PDFDocument from 'pdfkit';
import { blackPng } from './pictures';

/** Has ligatures and letters that PDF readers' built-in fonts lack. */
const FONT = 'node_modules/pdfjs-dist/standard_fonts/LiberationSans-Regular.ttf';

/** The content of a test paper: its first page has title and abstract if they are given. */
export interface PdfPaper {
  /** The text of each page; on the first page it follows title and abstract. */
  pages?: readonly string[];
  heading?: string;
  abstract?: string;
  columns?: number;
  /** The number of first pages with the labels i, ii …; the others start at 1 again. */
  romanPages?: number;
  info?: Readonly<Record<string, string>>;
  userPassword?: string;
}

/** Ends a PDF and returns its bytes. */
export function finishPdf(document: PDFKit.PDFDocument): Promise<Buffer> {
  const pieces: Buffer[] = [];
  return new Promise((resolve) => {
    document.on('data', (piece: Buffer) => pieces.push(piece));
    document.on('end', () => resolve(Buffer.concat(pieces)));
    document.end();
  });
}

/** Labels the first pages i, ii …, and the others 1, 2 … */
function labelPages(document: PDFKit.PDFDocument, romanPages: number): void {
  const labels = document.ref({ Nums: [0, { S: 'r' }, romanPages, { S: 'D' }] });
  labels.end(undefined);
  const { data } = (document as unknown as { _root: { data: Record<string, unknown> } })._root;
  data.PageLabels = labels;
}

/** Creates a PDF with text on it. */
export async function paperPdf({
  pages = ['A page about nothing in particular.'],
  heading,
  abstract,
  columns = 1,
  romanPages = 0,
  info = {},
  userPassword,
}: PdfPaper = {}): Promise<Buffer> {
  const document = new PDFDocument({
    autoFirstPage: false,
    info: { Producer: 'test', CreationDate: new Date('2019-03-05T00:00:00Z'), ...info },
    ...(userPassword === undefined ? {} : { userPassword }),
  });
  if (romanPages > 0) labelPages(document, romanPages);
  pages.forEach((text, index) => {
    document.addPage({ size: 'A4' }).font(FONT);
    if (index === 0 && heading !== undefined) document.fontSize(20).text(heading);
    document.fontSize(11);
    if (index === 0 && abstract !== undefined) {
      document.text('Abstract').text(abstract).text('1 Introduction');
    }
    document.text(text, { columns, columnGap: 20, height: 500 });
  });
  return finishPdf(document);
}

/** A run of a line: its text, its size and its height above the baseline, both in points. */
export type PlacedRun = readonly [text: string, size?: number, rise?: number];

const LINE_SIZE = 11;
const MARGIN = 72;

/**
 * Creates a PDF with a page of lines whose runs are placed one by one, as typesetting programs do
 * for exponents and marks. A gap is left where a run begins or ends with a blank.
 */
export function placedPdf(lines: readonly (readonly PlacedRun[])[]): Promise<Buffer> {
  const document = new PDFDocument({ size: 'A4' });
  document.font(FONT);
  lines.forEach((runs, index) => {
    let x = MARGIN;
    for (const [text, size = LINE_SIZE, rise = 0] of runs) {
      document.fontSize(size);
      const y = MARGIN + index * 2 * LINE_SIZE - rise;
      document.text(text, x, y, { lineBreak: false, baseline: 'alphabetic' });
      x += document.widthOfString(text);
    }
  });
  return finishPdf(document);
}

/** Creates a PDF that opens only with a password. */
export const encryptedPdf = (): Promise<Buffer> =>
  paperPdf({ pages: ['No one reads this.'], userPassword: 'secret' });

/** Creates a PDF that has a picture instead of text. */
export function scannedPdf(): Promise<Buffer> {
  const document = new PDFDocument({ size: 'A4' });
  document.image(blackPng(200, 100), 50, 50);
  return finishPdf(document);
}

/** Assembles objects, the first of which is the catalog, into a PDF file. */
export function rawPdf(objects: readonly (string | Buffer)[]): Buffer {
  const pieces = [Buffer.from('%PDF-1.7\n')];
  const offsets: number[] = [];
  let length = 9;
  objects.forEach((object, index) => {
    const piece = Buffer.concat([
      Buffer.from(`${index + 1} 0 obj\n`),
      Buffer.from(object),
      Buffer.from('\nendobj\n'),
    ]);
    offsets.push(length);
    length += piece.length;
    pieces.push(piece);
  });
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  pieces.push(
    Buffer.from(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}` +
        `trailer<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${length}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(pieces);
}

/** The first object of a PDF; the second has its pages. */
export const CATALOG = '<</Type/Catalog/Pages 2 0 R>>';

/** Creates a small PDF with very many empty pages. */
export function longPdf(pageCount = 10_000): Buffer {
  const kids = Array.from({ length: pageCount }, (_, index) => `${index + 3} 0 R`).join(' ');
  const page = '<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>';
  return rawPdf([
    CATALOG,
    `<</Type/Pages/Count ${pageCount}/Kids[${kids}]>>`,
    ...Array.from({ length: pageCount }, () => page),
  ]);
}

function onePage(content: Buffer): Buffer {
  const head = `<</Length ${content.length}/Filter/FlateDecode>>\nstream\n`;
  return rawPdf([
    CATALOG,
    '<</Type/Pages/Count 1/Kids[3 0 R]>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 99 99]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>',
    Buffer.concat([Buffer.from(head), content, Buffer.from('\nendstream')]),
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ]);
}

/** Creates a small PDF whose single page unpacks to this many megabytes of text. */
export async function bombPdf(megabytes = 1_500): Promise<Buffer> {
  const line = 'BT /F 9 Tf (boom boom boom boom) Tj ET\n';
  const piece = Buffer.alloc(2 ** 20, line);
  const pieces = Readable.from(Array.from({ length: megabytes }, () => piece));
  return onePage(await buffer(pieces.pipe(createDeflate({ level: 9 }))));
}

/** Creates a PDF with a valid start and end, and nothing consistent in between. */
export const garbledPdf = (): Buffer =>
  Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<<>>\n%%EOF\n');
