import { documentKind } from '../documents/documentKind';
import { Problem } from '../http/problem';
import * as texts from '../texts';
import { opensAsPdf, type PdfFile } from './extractPdfText';
import type { PdfState } from './pdfText';

/** The form field for a single PDF. */
export const PDF_FIELD = 'file';

/** The error for an uploaded PDF, shown at its field. */
export const refusedPdf = (status: number, detail: string): Problem =>
  new Problem(status, detail, { errors: { [PDF_FIELD]: detail } });

const damaged = (name: string) => refusedPdf(400, texts.damagedFile(name));

/** Throws 415 for a file that is not a PDF judging by its bytes, and 400 for a damaged one. */
export async function requirePdf(file: PdfFile): Promise<void> {
  const kind = await documentKind(file.path, () => opensAsPdf(file));
  if (kind === 'broken') throw damaged(file.name);
  if (kind !== 'pdf') throw refusedPdf(415, texts.notPdf(file.name));
}

/** Throws the 400 for a PDF that cannot be opened. */
export function requireOpenable(
  state: PdfState,
  name: string,
): asserts state is Exclude<PdfState, 'broken' | 'encrypted'> {
  if (state === 'broken') throw damaged(name);
  if (state === 'encrypted') throw refusedPdf(400, texts.pdfEncrypted(name));
}
