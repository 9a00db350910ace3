/** The Unicode Standard's own bound, of its Stream-Safe Text Format. */
const MARKS_TOO_MANY = /(\p{M}{30})\p{M}+/gu;

/**
 * The text in a normal form, at most 30 marks kept on a letter. Normalising puts the marks of a
 * letter in order, which takes time that grows with the square of how many there are.
 */
export const normalise = (text: string, form: 'NFC' | 'NFKC' | 'NFKD'): string =>
  text.replaceAll(MARKS_TOO_MANY, '$1').normalize(form);

/**
 * The text without any of the signs at its end. A pattern that ends with `+$` would start anew at
 * each sign of a long run within the text.
 */
export function trimEndOf(text: string, signs: string): string {
  let end = text.length;
  while (end > 0 && signs.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

/** A count with its unit, such as `1 page` or `2 pages`. */
export const plural = (count: number, unit: string): string =>
  `${count} ${unit}${count === 1 ? '' : 's'}`;

const HTML_ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** The text as it is written into HTML, between tags or within a quoted attribute. */
export const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => HTML_ENTITIES[character] ?? '');
