import { PAPER_AUTHOR_MAX_LENGTH } from '#contract/limits';
import { cleanText } from '#server/platform/pdf/cleanText';
import type { PageLine } from '#server/platform/pdf/pageLines';
import type { PdfProposal } from '#server/platform/pdf/pdfText';
import type { PdfMetadata } from '#server/platform/pdf/readPdf';
import { findDoi } from './findDoi';
import { findAbstract } from './findAbstract';
import { findAuthor } from './findAuthor';
import { findTitle } from './findTitle';
import { findYear } from './findYear';

/** Default values of programs for the author of a document. */
const NO_AUTHOR = /^(admin(istrator)?|user|owner|author|unknown|anonymous|root)$/i;

/** The value of the first of these properties that is set; empty if none is. */
function said(metadata: PdfMetadata | null, infoNames: string[], xmpNames: string[]): string {
  const info = metadata?.info as Record<string, unknown> | undefined;
  const custom = info?.Custom as Record<string, unknown> | undefined;
  // Its declared type is string, but for lists it returns an array.
  const xmp = xmpNames.map((name): unknown => metadata?.metadata?.get(name));
  const values = [...xmp, ...infoNames.map((name) => info?.[name] ?? custom?.[name])];
  const texts = values.map((value) =>
    Array.isArray(value) ? value.map(String).join(', ') : typeof value === 'string' ? value : '',
  );
  return texts.map(cleanText).find((text) => text !== '') ?? '';
}

function authorOf(metadata: PdfMetadata | null): string {
  const author = said(metadata, ['Author'], ['dc:creator']);
  if (NO_AUTHOR.test(author)) return '';
  return [...author].slice(0, PAPER_AUTHOR_MAX_LENGTH).join('');
}

/** A DOI that continues on the next line: no DOI ends with such a character. */
const CUT_DOI = /(?<![\d.])10\.\d{4,9}\/\S*[-/_]$/;

/** The lines of a page, with DOIs split at a line end joined. */
const doiLines = (lines: readonly PageLine[]) =>
  lines.map(({ text }, at) => (CUT_DOI.test(text) ? text + (lines[at + 1]?.text ?? '') : text));

/** Proposes the fields of a paper from its metadata and its first pages. */
export function proposePaper(
  metadata: PdfMetadata | null,
  firstPages: readonly (readonly PageLine[])[],
): PdfProposal {
  const [first = []] = firstPages;
  const doiSaid = said(metadata, ['doi', 'DOI', 'WPS-ARTICLEDOI'], ['prism:doi', 'pdfx:doi']);
  const published = said(metadata, [], ['prism:publicationdate', 'prism:coverdate']);
  const about = said(metadata, ['Subject'], ['dc:identifier']);
  const title = findTitle(said(metadata, ['Title'], ['dc:title']), first);
  return {
    title,
    author: authorOf(metadata) || findAuthor(title, first),
    abstract: findAbstract(firstPages.slice(0, 2).flat()),
    // Later pages cite the papers of others.
    doi: findDoi([doiSaid, about, ...doiLines(first)]),
    year: findYear(published, first, said(metadata, ['CreationDate'], [])),
  };
}
