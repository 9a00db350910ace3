import PDFDocument from 'pdfkit';
import { finishPdf } from '../files/pdfs';
import type { Layout, TestedPaper } from './paper';

const FONT = 'node_modules/pdfjs-dist/standard_fonts/LiberationSans-Regular.ttf';
const MARGIN = 72;
const LINE_LETTERS = 52;
const SHORTEST_PART = 4;

const LIGATURES: readonly [string, string][] = [
  ['ffi', 'ﬃ'],
  ['ffl', 'ﬄ'],
  ['ff', 'ﬀ'],
  ['fi', 'ﬁ'],
  ['fl', 'ﬂ'],
];

/** Breaks a text into lines of equal length, hyphenating long words at their ends. */
function hyphenate(text: string): string {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/)) {
    const room = LINE_LETTERS - line.length - 1;
    if (word.length <= room) {
      line = line === '' ? word : `${line} ${word}`;
    } else if (/^\p{L}+$/u.test(word) && room > SHORTEST_PART && word.length - room > 1) {
      lines.push(`${line} ${word.slice(0, room - 1)}-`);
      line = word.slice(room - 1);
    } else {
      lines.push(line);
      line = word;
    }
  }
  return [...lines, line].join('\n');
}

function setText(text: string, layout: Layout): string {
  if (layout === 'hyphenated') return hyphenate(text);
  if (layout !== 'ligatures') return text;
  return LIGATURES.reduce((set, [letters, sign]) => set.replaceAll(letters, sign), text);
}

const cellsOf = (row: string) =>
  row
    .split('|')
    .map((cell) => cell.trim())
    .filter(Boolean);

function setBlock(document: PDFKit.PDFDocument, block: string, layout: Layout): void {
  if (block.startsWith('# ')) {
    document.fontSize(14).text(block.slice(2)).fontSize(10.5);
  } else if (block.startsWith('|')) {
    document.table({ data: block.split('\n').map(cellsOf) });
  } else if (layout === 'columns') {
    const width = document.page.width - 2 * MARGIN;
    const half = (width - 20) / 2;
    // Half the height of the text, so that the rest flows into the second column.
    const height = document.heightOfString(block, { width: half }) / 2 + 14;
    document.text(block, { columns: 2, columnGap: 20, width, height });
  } else document.text(setText(block, layout));
  document.x = MARGIN;
  document.moveDown(0.5);
}

/** Renders the PDF of a paper, with a page number at the foot of each page. */
export function setPaper({ title, layout, pages }: TestedPaper): Promise<Buffer> {
  const document = new PDFDocument({ autoFirstPage: false, size: 'A4', margin: MARGIN });
  document.info.Title = title;
  pages.forEach((page, index) => {
    document.addPage().font(FONT).fontSize(18);
    if (index === 0) document.text(title).moveDown(0.5);
    document.fontSize(10.5);
    for (const block of page.split('\n\n')) setBlock(document, block, layout);
    document.text(`${index + 1}`, MARGIN, 740, { lineBreak: false });
  });
  return finishPdf(document);
}
