import { readPdf } from '../platform/pdf/readPdf';
import { answerParent } from '../platform/workers/answerParent';
import { limitMemory } from '../platform/workers/limitMemory';

const MEMORY_BYTES = 768 * 2 ** 20;

limitMemory(MEMORY_BYTES);
answerParent(readPdf);
