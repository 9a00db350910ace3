/**
 * Matches one visible character: everything except white space, controls, format characters, lone
 * surrogates, marks (which need a base), default ignorables (zero-width characters, Hangul fillers,
 * variation selectors, tags), non-characters, and the blank symbols that Unicode counts as letters
 * or symbols. A single negated class, so that a search takes linear time.
 */
export const VISIBLE_TEXT_PATTERN =
  '[^\\s\\p{Z}\\p{Cc}\\p{Cf}\\p{Cs}\\p{M}\\p{Default_Ignorable_Code_Point}\\p{Noncharacter_Code_Point}' +
  // Braille blank, object replacement, Egyptian blanks, null notehead.
  '\\u2800\\uFFFC\\u{13441}\\u{13442}\\u{1D159}]';

const visibleCharacter = new RegExp(VISIBLE_TEXT_PATTERN, 'u');

/**
 * Whether the text contains a visible character. Limit the length of untrusted text before calling.
 */
export const hasVisibleText = (text: string): boolean => visibleCharacter.test(text);

const BLANK_LINES = /^(?:[^\S\n]*\n)+/;

/**
 * Returns a text without blank lines at its start and white space at its end. The indentation of the
 * first line stays, because it carries meaning in code.
 */
export const trimText = (text: string): string => text.trimEnd().replace(BLANK_LINES, '');
