import { wordVector, writtenWords } from '#domain/words';
import { compoundHashtags } from './hashtags';

/** The texts by which a post is found. */
export interface PostTexts {
  content: string;
  /** Searchable words that are not part of the content. */
  attachedText: string;
}

/**
 * The words of a post in the form of a `tsvector`. Those outside its own text count most, those
 * inside compound hashtags least.
 */
export const postVector = ({ content, attachedText }: PostTexts): string =>
  wordVector([
    { text: attachedText, weight: 'A' },
    { text: content, weight: 'B' },
    ...compoundHashtags(`${content}\n${attachedText}`).map(
      ({ words }) => ({ text: words, weight: 'C' }) as const,
    ),
  ]);

/** The columns with the words of a post. */
export const postWords = (texts: PostTexts) => writtenWords(postVector(texts));
