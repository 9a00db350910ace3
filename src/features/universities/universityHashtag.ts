import { UNIVERSITY_NAME_MAX_LENGTH } from '#contract/limits';

/** The hashtag of a university as people read it: its name in capitals without blanks and punctuation. */
export const universityHashtag = (name: string) =>
  name
    // To normalise takes time that grows with the square of the marks on one letter.
    .slice(0, UNIVERSITY_NAME_MAX_LENGTH)
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}_]/gu, '')
    .toUpperCase();
