import { normalise } from '../text';

/** Letters joined by their shape only: ligatures such as \uFB01, and the Arabic presentation forms. */
const JOINED = /[\uFB00-\uFB4F\uFB50-\uFDCF\uFDF0-\uFDFF\uFE70-\uFEFC]+/gu;

/**
 * Cleans a text of a PDF for storing and showing. It keeps what is written: ³, ½ and ™ stay, because
 * 10³ must not become 103. Only ligatures become letters. Whitespace and line breaks collapse, and
 * characters that cannot be stored or shown are removed.
 */
export const cleanText = (text: string): string =>
  normalise(text.replaceAll(/[\p{Surrogate}\uFFFD]/gu, ' '), 'NFC')
    .replaceAll(JOINED, (letters) => normalise(letters, 'NFKC'))
    // Soft hyphens mark places for an optional line break.
    .replaceAll(/\u00AD/g, '')
    .replaceAll(/[\p{Cc}\p{Co}\p{Cn}\p{Bidi_Control}\s]+/gu, ' ')
    .trim();
