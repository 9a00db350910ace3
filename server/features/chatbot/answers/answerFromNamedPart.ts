import type { AnswerDriver } from '../drivers/answerDriver';
import { readPartQuestion } from '../engine/parts/partQuestion';
import type { Source } from '../engine/source';
import { answerFromCaption } from './answerFromCaption';
import { answerFromPages } from './answerFromPages';
import { answerFromSection } from './answerFromSection';
import type { FullAnswer } from './fullAnswer';

/**
 * Answers a question that names pages, sections, tables or figures of one document from these. Null
 * if it names none.
 */
export async function answerFromNamedPart(
  driver: AnswerDriver,
  question: string,
  source: Source,
): Promise<FullAnswer | null> {
  const asked = readPartQuestion(question);
  switch (asked?.kind) {
    case 'pages':
      return answerFromPages(driver, { ...asked, question }, source);
    case 'section':
      return answerFromSection(driver, { ...asked, question }, source);
    case 'caption':
      return answerFromCaption(driver, { ...asked, question }, source);
    default:
      return null;
  }
}
