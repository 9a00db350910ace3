import { wordVector, writtenWords } from '#domain/words';

/** The texts by which current work is found. */
export interface WorkTexts {
  title: string;
  research_field: string;
  details: string;
}

/** The words of current work in the form of a `tsvector`. */
export const workVector = ({ title, research_field, details }: WorkTexts): string =>
  wordVector([title, research_field, details].map((text) => ({ text })));

/** The columns with the words of current work. */
export const workWords = (texts: WorkTexts) => writtenWords(workVector(texts));
