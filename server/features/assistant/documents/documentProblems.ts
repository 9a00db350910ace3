import { ASSISTANT_MAX_PAGES } from '#contract/limits';
import { badRequest, notFound, Problem } from '#server/platform/http/problem';
import type { PdfState } from '#server/platform/pdf/pdfText';

export const FILE_FIELD = 'file';

/** The 404 of a document that does not exist, or is somebody else's. */
export const documentNotFound = () => notFound('This document does not exist.');

const refused = (status: number, detail: string) =>
  new Problem(status, detail, { errors: { [FILE_FIELD]: detail } });

/** The 415 of a file that is no PDF by its bytes. */
export const notPdf = (name: string) =>
  refused(415, `“${name}” cannot be read: please choose a PDF.`);

/** The refusal of a PDF that nothing can be answered from. */
export function unreadable(state: Exclude<PdfState, 'readable'>, name: string): Problem {
  switch (state) {
    case 'broken':
      return refused(400, `“${name}” is damaged or incomplete: please choose another file.`);
    case 'encrypted':
      return refused(400, `“${name}” is protected by a password: please choose one without.`);
    case 'no_text':
      return refused(400, 'This PDF is a scan without text: please choose one with words in it.');
    case 'too_long':
      return refused(413, `This PDF has more than ${ASSISTANT_MAX_PAGES} pages.`);
  }
}

/** The 400 of a question about a paper whose words cannot be read. */
export const unreadablePaper = () =>
  badRequest('The words of this paper cannot be read, so nothing can be answered from it.');
