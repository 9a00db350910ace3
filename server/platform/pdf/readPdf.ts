import type { PDFDocumentProxy } from 'pdfjs-dist';
import { foldText } from './foldText';
import { openPdf } from './openPdf';
import { pageLines, type PageLine, type TextPiece } from './pageLines';
import { NO_PROPOSAL, type PdfProposal, type PdfRequest, type PdfText } from './pdfText';

/** The properties that a PDF keeps of itself. */
export type PdfMetadata = Awaited<ReturnType<PDFDocumentProxy['getMetadata']>>;

/** Works out what a PDF is from its properties and the lines of its first pages. */
export type Propose = (
  metadata: PdfMetadata | null,
  firstPages: readonly (readonly PageLine[])[],
) => PdfProposal;

/** Of a page; a poster has some 30,000. */
const MAX_PAGE_LENGTH = 50_000;
/** Title, abstract and DOI stand on these. */
const FIRST_PAGES = 3;

const LETTER = /\p{L}/u;

/** The pieces of one page; none where the page is damaged, which leaves the others readable. */
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
  [...foldText(pieces.map(({ str, hasEOL }) => (hasEOL ? `${str}\n` : str)).join(''))]
    .slice(0, MAX_PAGE_LENGTH)
    .join('');

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
  const isReadable = pages.some((text) => LETTER.test(text));
  return {
    state: isReadable ? 'readable' : 'no_text',
    pageCount,
    pages: isReadable ? pages : [],
    proposal,
  };
}

const isPasswordWanted = (error: unknown) =>
  error instanceof Error && error.name === 'PasswordException';

/** Reads the words of a PDF, and what it says of itself; never throws for what is in the file. */
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
