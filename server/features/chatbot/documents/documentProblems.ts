import { CHATBOT_MAX_PAGES } from '#contract/limits';
import { badRequest, notFound, type Problem } from '#server/platform/http/problem';
import { refusedPdf } from '#server/platform/pdf/requirePdf';
import * as texts from '../texts';

/** The 404 of a document that does not exist, or is not the caller's. */
export const documentNotFound = () => notFound(texts.documentNotFound);

/** The refusal of a PDF that opens but cannot answer questions. */
export const unreadable = (state: 'no_text' | 'too_long'): Problem =>
  state === 'no_text'
    ? refusedPdf(400, texts.scannedPdf)
    : refusedPdf(413, texts.tooManyPages(CHATBOT_MAX_PAGES));

/** The 400 of a question about a paper without readable text. */
export const unreadablePaper = () => badRequest(texts.unreadablePaper);
