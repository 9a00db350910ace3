import { sql, type RawBuilder } from 'kysely';
import { wordVector, clockTimestamp } from '#domain/words';

/** The texts by which a paper is found, besides that of its file. */
export interface PaperTexts {
  title: string;
  author: string;
  research_field: string;
  abstract: string;
  /** The original name of its file. */
  original_name: string;
}

/** The words of a paper's own texts in the form of a `tsvector`. Those of its title count most. */
export const paperVector = (texts: PaperTexts): string =>
  wordVector([
    { text: texts.title, weight: 'A' },
    { text: texts.author, weight: 'B' },
    { text: texts.research_field, weight: 'B' },
    { text: texts.abstract, weight: 'C' },
    { text: texts.original_name },
  ]);

/**
 * The columns with the words of a paper: of its own texts and of its file's. A search for two words
 * may find one in the title and the other on page 7.
 */
export const paperWords = (texts: PaperTexts, textId: number | RawBuilder<number>) => ({
  words: sql<string>`${paperVector(texts)}::tsvector
    || (SELECT words FROM document_texts WHERE document_texts.id = ${textId})`,
  words_at: clockTimestamp,
});
