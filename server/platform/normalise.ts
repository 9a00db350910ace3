/** The Unicode Standard's own bound, of its Stream-Safe Text Format. */
const MARKS_TOO_MANY = /(\p{M}{30})\p{M}+/gu;

/**
 * The text in a normal form, at most 30 marks kept on a letter. Normalising puts the marks of a
 * letter in order, which takes time that grows with the square of how many there are.
 */
export const normalise = (text: string, form: 'NFC' | 'NFKC' | 'NFKD'): string =>
  text.replaceAll(MARKS_TOO_MANY, '$1').normalize(form);
