import { ASSISTANT_MAX_PAGES } from '#contract/limits';
import { badRequest, notFound, type Problem } from '#server/platform/http/problem';
import { refusedPdf } from '#server/platform/pdf/requirePdf';

/** The 404 of a document that does not exist, or is not the caller's. */
export const documentNotFound = () => notFound('This document does not exist.');

/** The refusal of a PDF that opens but cannot answer questions. */
export const unreadable = (state: 'no_text' | 'too_long'): Problem =>
  state === 'no_text'
    ? refusedPdf(
        400,
        'This PDF is a scan, so its text can’t be read. Choose a PDF with selectable text.',
      )
    : refusedPdf(413, `This PDF has more than ${ASSISTANT_MAX_PAGES} pages.`);

/** The 400 of a question about a paper without readable text. */
export const unreadablePaper = () =>
  badRequest('This paper has no readable text, so the assistant can’t answer questions about it.');
