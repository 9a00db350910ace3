import type { PDFDocumentProxy } from 'pdfjs-dist';
import type { TextPiece } from './pieceLevel';
import { openPdf } from './openPdf';
import { pageLines, type PageLine } from './pageLines';
import { readLabels } from './readLabels';
import { readSections } from './structure/readSections';
import {
  NO_PROPOSAL,
  type PageSection,
  type PdfProposal,
  type PdfRequest,
  type PdfText,
} from './pdfText';

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
 * Reads the lines of one page, and notes its monospaced fonts. Returns none if the page is damaged,
 * so that the others remain readable.
 */
async function readLines(
  document: PDFDocumentProxy,
  number: number,
  monospaced: Set<string>,
): Promise<PageLine[]> {
  try {
    const page = await document.getPage(number);
    const { items, styles } = await page.getTextContent();
    page.cleanup();
    for (const [font, { fontFamily }] of Object.entries(styles)) {
      if (fontFamily === 'monospace') monospaced.add(font);
    }
    return pageLines(items.flatMap((item) => ('str' in item ? [item as TextPiece] : [])));
  } catch {
    return [];
  }
}

const textOf = (lines: readonly PageLine[]) =>
  [...lines.map(({ text }) => text).join(' ')].slice(0, MAX_PAGE_LENGTH).join('');

/** The sections of pages within their texts, of which very long ones were cut. */
const cutSections = (sections: PageSection[], { length }: string): PageSection[] =>
  sections
    .map(({ headings, paragraphs }) => ({
      headings,
      paragraphs: paragraphs.filter(([, end]) => end <= length),
    }))
    .filter(({ paragraphs }) => paragraphs.length > 0);

async function readDocument(
  document: PDFDocumentProxy,
  maxPages: number,
  propose: Propose,
): Promise<PdfText> {
  const pageCount = document.numPages;
  const tooLong = pageCount > maxPages;
  const lines: PageLine[][] = [];
  const monospaced = new Set<string>();
  for (let number = 1; number <= (tooLong ? FIRST_PAGES : pageCount); number += 1) {
    lines.push(await readLines(document, number, monospaced));
  }
  const metadata = await document.getMetadata().catch(() => null);
  const proposal = propose(metadata, lines.slice(0, FIRST_PAGES));
  if (tooLong) return { state: 'too_long', pageCount, pages: [], proposal };
  const pages = lines.map(textOf);
  if (!pages.some((text) => LETTER.test(text))) {
    return { state: 'no_text', pageCount, pages: [], proposal };
  }
  const labels = await readLabels(document);
  const sections = readSections(lines, (font) => monospaced.has(font));
  return {
    state: 'readable',
    pageCount,
    pages,
    ...(labels ? { labels } : {}),
    ...(sections
      ? { sections: pages.map((text, page) => cutSections(sections[page] ?? [], text)) }
      : {}),
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
