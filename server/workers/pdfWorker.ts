import { pdfReaderLoaded } from '../platform/pdf/openPdf';
import { readPdf } from '../platform/pdf/readPdf';
import { answerParent } from '../platform/workers/answerParent';
import { limitMemory } from '../platform/workers/limitMemory';

const MEMORY_BYTES = 768 * 2 ** 20;

limitMemory(MEMORY_BYTES);
// Loading takes seconds on a busy machine, which are not the first file's.
void pdfReaderLoaded.then(() => answerParent(readPdf));
