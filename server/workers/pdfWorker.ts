import { proposePaper } from '#server/features/research/proposal/proposePaper';
import { pdfReaderLoaded } from '#server/platform/pdf/openPdf';
import type { PdfRequest } from '#server/platform/pdf/pdfText';
import { readPdf } from '#server/platform/pdf/readPdf';
import { respondToParent } from '#server/platform/workers/respondToParent';

const LIMITS = { processorMs: 10_000, memoryBytes: 768 * 2 ** 20 };

// Loading takes seconds on a busy machine and must not count towards the first file's time.
void pdfReaderLoaded.then(() =>
  respondToParent(LIMITS, (request: PdfRequest) => readPdf(request, proposePaper)),
);
