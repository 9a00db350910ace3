/**
 * A hyphen at which a line break split a word, in a text without line breaks. Before "and" and the
 * like it is the word's own, as in "single- and double-stranded".
 */
const CUT = /(?<=\p{L})[-\u2010] (?=\p{Ll})(?!(?:and|or|to|und|oder|bis)(?!\p{L}))/gu;

/** Returns the text with words rejoined that line breaks split. Pages are searched for the original. */
export const joinCutWords = (text: string): string => text.replaceAll(CUT, '');
