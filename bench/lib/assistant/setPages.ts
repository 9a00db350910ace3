import PDFDocument from 'pdfkit';
import { finishPdf } from '#server/testing/files/pdfs';
import type { AskedDocument } from './askedDocument';
import { fetchPackagedFile } from './fetchPackagedFile';

const MARGIN = 72;
/** In points; our reader takes a narrower blank after some vowel signs for none. */
const WORD_SPACING = 3;
const FONT = {
  package: 'fonts-lohit-beng-bengali',
  path: 'usr/share/fonts/truetype/lohit-bengali/Lohit-Bengali.ttf',
};

/** The part of pdfkit's font that lays letters out. */
interface Shaper {
  layout(text: string, features: unknown, script?: string): unknown;
}

/**
 * Writes each letter for itself, in the order in which it is typed, as files have the text that
 * keep it beside its glyphs. Our reader sees only the glyphs, and those in the order of their shapes.
 */
function keepTypedOrder(document: PDFKit.PDFDocument): void {
  const { font } = (document as unknown as { _font: { font: Shaper } })._font;
  const shape = font.layout.bind(font);
  // Scripts without rules of their own are not reordered.
  font.layout = (text, features) => shape(text, features, 'latn');
}

/** Renders a Bangla document as a PDF; its letters shaped as a reader sees them, or as typed. */
export async function setPages(
  { title }: AskedDocument,
  pages: readonly string[],
  isShaped: boolean,
): Promise<Buffer> {
  const font = await fetchPackagedFile(FONT);
  const document = new PDFDocument({ autoFirstPage: false, size: 'A4', margin: MARGIN });
  document.info.Title = title;
  pages.forEach((page, index) => {
    document.addPage().font(font).fontSize(11);
    if (index === 0 && !isShaped) keepTypedOrder(document);
    for (const block of page.split('\n\n')) {
      const isHeading = block.startsWith('# ');
      const text = isHeading ? block.slice(2) : block;
      document.fontSize(isHeading ? 15 : 11).text(text, { wordSpacing: WORD_SPACING });
      document.moveDown(0.5);
    }
  });
  return finishPdf(document);
}
