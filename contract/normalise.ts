/** The limit from the Unicode Standard's Stream-Safe Text Format. */
const MARKS_TOO_MANY = /(\p{M}{30})\p{M}+/gu;

/**
 * Returns the text in a normal form, with at most 30 marks per letter. Normalising sorts the marks
 * of a letter, which takes time quadratic in their number.
 */
export const normalise = (text: string, form: 'NFC' | 'NFD' | 'NFKC' | 'NFKD'): string =>
  text.replaceAll(MARKS_TOO_MANY, '$1').normalize(form);
