import type { Citation } from '#contract/entities/chatbot';
import type { AnswerDriver, DraftPart } from '../drivers/answerDriver';
import { checkGrounding } from './checkGrounding';

/** A sentence that passed the gate while the rest of its answer was being written. */
export interface PassedSentence {
  /** Counts the passed sentences of an answer from 0. */
  position: number;
  text: string;
  citations: Citation[];
}

/**
 * Returns the driver with a gate behind it that shows each sentence as soon as it passes. The draft
 * is still to be checked as a whole.
 */
export const showSentences = (
  driver: AnswerDriver,
  show: (sentence: PassedSentence) => void,
): AnswerDriver => ({
  name: driver.name,
  draft(inquiry) {
    let position = 0;
    return driver.draft(inquiry, (part: DraftPart) => {
      const { parts, citations } = checkGrounding({ parts: [part], further: [] });
      for (const { text } of parts) {
        show({ position, text, citations });
        position += 1;
      }
    });
  },
});
