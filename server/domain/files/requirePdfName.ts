import { refusedPdf } from '#server/platform/pdf/requirePdf';
import * as texts from '#server/platform/texts';
import { displayName, nameForKind } from './fileNames';

/** The name of a file whose bytes are a PDF. Throws 415 if it claims to be something else. */
export function requirePdfName(originalName: string): string {
  const name = nameForKind(originalName, 'pdf');
  if (name === null) throw refusedPdf(415, texts.falseName(displayName(originalName), 'pdf'));
  return name;
}
