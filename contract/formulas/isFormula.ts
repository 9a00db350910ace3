import { looksLikeFormula } from './looksLikeFormula';

/** A text between two delimiters. */
export interface Enclosed {
  /** The text before the opening delimiter; its end is enough. */
  before: string;
  /** The text between the delimiters. */
  tex: string;
  /** The text after the closing delimiter; its beginning is enough. */
  after: string;
  /** The opening delimiter. Single dollars are next to the formula, on the same line. */
  mark: '$' | '$$' | '\\(' | '\\[';
  /** Whether only one character is between it and the formula before. */
  isNextFormula: boolean;
}

/** The number of code units before and after the delimiters that count. */
export const CONTEXT_LENGTH = 4;

/**
 * After these a formula may start. After other signs a dollar belongs to a price, a variable, a
 * pattern or an address. Han, kana and Thai write no blank between.
 */
const MAY_PRECEDE =
  /(?:^|[\s([{>"'“”‘’„«»,;:!?*\-–—…।。，、；：？！（「『【《～]|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}])$/u;
/** Operators between two formulas. */
const OPERATOR_BEFORE = /[=+/<×·]$/;
/** The start of a variable or of a command, or a letter of the word before a price. */
const MUST_NOT_FOLLOW = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{N}_{([@$#\\^`]/u;
const ORDINAL = /^(?:st|nd|rd|th)(?![A-Za-z\d])/;
/** H$_2$O, 10$^5$, 5$\times$3, p$<$0.05: these also join letters and digits. */
const JOINS = /^(?:[_^](?:[A-Za-z\d+\-*']|\{|\\[A-Za-z])|\\[A-Za-z]{2}|[<>=]$)/;
const ESCAPED = /[\\$]$/;

/** `grep "\(a\)"`: the same quote is on both sides of the backslashes. */
const QUOTES = /["'`]/;
/** A reference whose brackets are escaped, as `\[12\]`, or a price between stressed dollars. */
const BARE_NUMBER = /^\s*(?:[\p{Nd}.,]+|[-\p{Sm}])\s*$/u;
const LOOSE = /^\s|\s$|[\n\r\u2028\u2029]/;

/**
 * Whether a text between two delimiters is a formula. This is the only rule for posts, comments,
 * titles and answers, in the browser and on the server. Users can't escape a wrong guess, so in doubt
 * a text stays as typed.
 */
export function isFormula({ tex, mark, ...around }: Enclosed): boolean {
  if (mark === '$' && LOOSE.test(tex)) return false;
  if ((mark === '$$' || mark === '\\[') && BARE_NUMBER.test(tex)) return false;
  if (mark.startsWith('\\') && isQuoted(around)) return false;
  return mayBeBetween(tex, around) && looksLikeFormula(tex);
}

function isQuoted({ before, after }: Pick<Enclosed, 'before' | 'after'>): boolean {
  const quote = before.at(-1) ?? '';
  return QUOTES.test(quote) && after.startsWith(quote);
}

function mayBeBetween(tex: string, around: Omit<Enclosed, 'tex' | 'mark'>): boolean {
  const { before, after, isNextFormula } = around;
  if (JOINS.test(tex) && !ESCAPED.test(before) && !after.startsWith('$')) return true;
  const isTerm = isNextFormula && OPERATOR_BEFORE.test(before);
  if (!MAY_PRECEDE.test(before) && !isTerm) return false;
  // Between stars it is emphasised, before one it is repeated by a pattern.
  if (after.startsWith('*') && !before.endsWith('*')) return false;
  return !MUST_NOT_FOLLOW.test(after) || ORDINAL.test(after);
}
