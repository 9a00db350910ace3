import type { AnswerDriver, AskedPart } from '../drivers/answerDriver';
import { literalDraft } from '../drivers/literalDraft';
import { extractAnswer } from '../engine/extractAnswer';
import { indexOf } from '../engine/indexCache';
import { createPassageIndex } from '../engine/passageIndex';
import type { Source } from '../engine/source';
import { checkGrounding, citationOf, citationOfFinding } from '../gate/checkGrounding';
import * as texts from '../texts';
import { foundAnswer, missingAnswer, type FullAnswer } from './fullAnswer';

/** The most openings shown instead of an answer. */
const MOST_OPENINGS = 3;

/** A part of a document that a question is answered from. */
export interface CutDocument extends AskedPart {
  /** The document, cut to the part. */
  read: Source;
  /** All of the document. */
  whole: Source;
  /** The answer if the part has none to the question. */
  notFound: string;
}

/**
 * Answers a question from a part of a document only. If it says nothing about it, the answer says so;
 * what other parts say is only shown as the nearest passages.
 */
export async function answerFromPart(
  driver: AnswerDriver,
  question: string,
  { read, whole, topic, openings, notFound }: CutDocument,
): Promise<FullAnswer> {
  const index = await createPassageIndex([read]);
  const part = { topic, openings };
  const passed = checkGrounding(await driver.draft({ question, sources: [read], index, part }));
  if (passed.verdict !== 'not_in_document') return foundAnswer(passed);
  if (topic === '') return foundAnswer(checkGrounding(literalDraft(openings)));
  const elsewhere = await extractAnswer(await indexOf([whole]), topic);
  if (elsewhere.found.length > 0) {
    const passages = elsewhere.found.flatMap(citationOfFinding);
    return missingAnswer(`${notFound} ${texts.foundElsewhere}`, passages);
  }
  const { nearest } = await extractAnswer(index, topic);
  const passages =
    nearest.length > 0
      ? nearest.flatMap(citationOfFinding)
      : openings.slice(0, MOST_OPENINGS).flatMap(citationOf);
  return missingAnswer(notFound, passages);
}
