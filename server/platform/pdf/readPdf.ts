import type { PDFDocumentProxy } from 'pdfjs-dist';
import { cleanText } from './cleanText';
import { joinLine, piecesOfLines } from './joinPieces';
import type { TextPiece } from './pieceLevel';
import { openPdf } from './openPdf';
import { pageLines, type PageLine } from './pageLines';
import { readLabels } from './readLabels';
import { NO_PROPOSAL, type PdfProposal, type PdfRequest, type PdfText } from './pdfText';

/** A PDF's metadata dictionary. */
export type PdfMetadata = Awaited<ReturnType<PDFDocumentProxy['getMetadata']>>;

/** Derives a proposal from a PDF's metadata and the lines of its first pages. */
export type Propose = (
  metadata: PdfMetadata | null,
  firstPages: readonly (readonly PageLine[])[],
) => PdfProposal;

/** Per page; a poster has about 30,000. */
const MAX_PAGE_LENGTH = 50_000;
/** Title, abstract and DOI are on these pages. */
const FIRST_PAGES = 3;

const LETTER = /\p{L}/u;

/**
 * Reads the text items of one page. Returns none if the page is damaged, so that the others remain
 * readable.
 */
async function readPieces(document: PDFDocumentProxy, number: number): Promise<TextPiece[]> {
  try {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    page.cleanup();
    return items.flatMap((item) => ('str' in item ? [item as TextPiece] : []));
  } catch {
    return [];
  }
}

const textOf = (pieces: readonly TextPiece[]) =>
  [...cleanText(piecesOfLines(pieces).map(joinLine).join('\n'))].slice(0, MAX_PAGE_LENGTH).join('');

async function readDocument(
  document: PDFDocumentProxy,
  maxPages: number,
  propose: Propose,
): Promise<PdfText> {
  const pageCount = document.numPages;
  const tooLong = pageCount > maxPages;
  const pages: string[] = [];
  const firstPages = [];
  for (let number = 1; number <= (tooLong ? FIRST_PAGES : pageCount); number += 1) {
    const pieces = await readPieces(document, number);
    if (number <= FIRST_PAGES) firstPages.push(pageLines(pieces));
    pages.push(textOf(pieces));
  }
  const proposal = propose(await document.getMetadata().catch(() => null), firstPages);
  if (tooLong) return { state: 'too_long', pageCount, pages: [], proposal };
  const labels = await readLabels(document);
  const isReadable = pages.some((text) => LETTER.test(text));
  return {
    state: isReadable ? 'readable' : 'no_text',
    pageCount,
    pages: isReadable ? pages : [],
    ...(isReadable && labels ? { labels } : {}),
    proposal,
  };
}

const isPasswordWanted = (error: unknown) =>
  error instanceof Error && error.name === 'PasswordException';

/** Reads the text and metadata of a PDF; never throws because of the file's content. */
export async function readPdf({ path, maxPages }: PdfRequest, propose: Propose): Promise<PdfText> {
  let document: PDFDocumentProxy;
  try {
    document = await openPdf(path);
  } catch (error) {
    const state = isPasswordWanted(error) ? 'encrypted' : 'broken';
    return { state, pageCount: null, pages: [], proposal: NO_PROPOSAL };
  }
  try {
    return await readDocument(document, maxPages, propose);
  } finally {
    await document.loadingTask.destroy();
  }
}
