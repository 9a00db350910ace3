import { pdfReaderLoaded } from '../platform/pdf/openPdf';
import { readPdf } from '../platform/pdf/readPdf';
import { answerParent } from '../platform/workers/answerParent';

const LIMITS = { processorMs: 10_000, memoryBytes: 768 * 2 ** 20 };

// Loading takes seconds on a busy machine, which are not the first file's.
void pdfReaderLoaded.then(() => answerParent(LIMITS, readPdf));
