/** The hashtag of a university as people read it: its name in capitals without blanks and punctuation. */
export const universityHashtag = (name: string) =>
  name
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}_]/gu, '')
    .toUpperCase();
