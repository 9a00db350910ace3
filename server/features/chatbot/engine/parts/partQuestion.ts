import { readCaptionQuestion, type CaptionQuestion } from '../captions/captionQuestion';
import { readPageQuestion, type PageQuestion } from '../pages/pageQuestion';
import { readSectionQuestion, type SectionQuestion } from '../sections/sectionQuestion';

/** A question that names a part of a document. */
export type PartQuestion = PageQuestion | SectionQuestion | CaptionQuestion;

/**
 * Recognises a question that names tables, figures, sections or pages of a document; null for any
 * other.
 */
export function readPartQuestion(question: string): PartQuestion | null {
  const caption = readCaptionQuestion(question);
  if (caption) return caption;
  const section = readSectionQuestion(question);
  const isNumbered = section?.sections.some((named) => 'keys' in named) ?? false;
  if (isNumbered && !section?.isVague) return section;
  return readPageQuestion(question) ?? section;
}

/**
 * Whether a question to no document, or to several, asks for a part of one: for the part as such, or
 * if documents are named, for something in it.
 */
export function asksForPart(question: string, hasDocuments: boolean): boolean {
  const asked = readPartQuestion(question);
  if (!asked || asked.kind === 'caption') return false;
  const isCertain = asked.kind === 'pages' || !asked.isVague;
  return isCertain && (asked.topic === '' || hasDocuments);
}
