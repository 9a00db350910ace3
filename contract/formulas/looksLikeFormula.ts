/** Longer formulas are not typeset: long enough for any real one, and the worst takes 0.1 s. */
export const FORMULA_MAX_LENGTH = 1_000;

/** A command of TeX. Code has letters after a backslash too, but one small one: `\n`, `\t`. */
const COMMAND = /\\(?:[A-Za-z]{2}|[A-Z])/;
/** Commands whose argument is a word or a name. */
const NAMED =
  /\\(?:text[a-z]{0,10}|math[a-z]{2,5}|mbox|operatorname\*?|begin|end|ce|pu|color|tag) ?\{[^{}]*\}/g;
const ANY_COMMAND = /\\(?:[A-Za-z]+|[^A-Za-z])/gs;

/** Signs of code, of money, and those that TeX drops or refuses. */
const NOT_MATHS = /["“”„«»`#%$\\]|\p{Sc}/u;
const NOT_MATHS_WITHOUT_COMMAND = /[&~–—]|::|==|\/\/|!!!/;
/** A short word of another language between prices: `5 y 3`. An x multiplies. */
const LETTER_BETWEEN = /\p{N}\s[^\P{L}xX]\s\p{N}/u;
/** Letters of the scripts in which people write sentences, not formulas. */
const FOREIGN = /(?=\p{L})[^\p{Script=Latin}\p{Script=Greek}\p{Script=Common}]/u;
/** Names of code: `first_name`, `user.id`. */
const NAME_OF_CODE = /[A-Za-z]{2}_[A-Za-z]{2}|[A-Za-z]{2}\.[A-Za-z]/;
/** Signs of a pattern: `\d+`, `a\|b`. */
const PATTERN_SIGN = /\\[a-z]|[A-Za-z\d]\\\|[A-Za-z\d]/;

const NUMBER = /^\p{Nd}+(?:[.,]\p{Nd}+)*$/u;
/** Up to three letters, such as the triangle ABC, or 2x. Longer names are words or variables. */
const SHORT_NAME = /^\p{Nd}{0,4}\p{L}{1,3}\p{Nd}{0,3}$/u;
/** A substance, such as NaCl or C6H12O6. Capitals only, as in HOME, are a variable. */
const SUBSTANCE = /^(?=[A-Z]*[a-z\d])(?:[A-Z][a-z]?\d{0,3}){1,12}$/;
/** Points in the usual order, as of a quadrilateral. */
const POINTS = /^(?:ABCD|ABCDE|ABCDEF|EFGH|KLMN|PQRS|WXYZ)$/;
const SINGLE_SIGN = /^(?:-|\p{Sm})$/u;
const WHOLE = [NUMBER, SUBSTANCE, POINTS, SINGLE_SIGN];
const OPERATOR = /[\s^_=+\-*/<>()[\]{}|!',:@]|\p{Sm}|[·…°′″]/u;
/** Operators that a path or a range doesn't have. */
const STRONG_OPERATOR = /[_^()]|\p{Sm}/u;
const WRONG_START = /^(?:[,;:.)\]}?!*/&]|'|\|(?!\|?[^|]+\|))/;
/** A trailing operator, unless it is an index as in `H^+`. */
const WRONG_END = /(?:^|[^\s^_])\s*[=+*/<>:,;.&@-]$/;

const NOT_FORMULA = [
  NOT_MATHS_WITHOUT_COMMAND,
  NAME_OF_CODE,
  LETTER_BETWEEN,
  WRONG_START,
  WRONG_END,
];

const OPENING = '([{';
const CLOSING = ')]}';

/**
 * Whether each bracket is closed. Half-open intervals mix kinds. A semicolon outside of brackets
 * ends a command of a program.
 */
function isBalanced(text: string): boolean {
  let depth = 0;
  for (const sign of text) {
    if (OPENING.includes(sign)) depth += 1;
    else if (CLOSING.includes(sign)) depth -= 1;
    if (depth < 0 || (depth === 0 && sign === ';')) return false;
  }
  return depth === 0;
}

/** Names of functions, which stand before and after operands with a blank between. */
const FUNCTIONS = new Set(
  (
    'sin cos tan cot sec csc arcsin arccos arctan sinh cosh tanh log ln lg exp lim max min sup inf ' +
    'mod det dim gcd lcm ker deg arg argmax argmin sqrt rank span var cov tr'
  ).split(' '),
);
/** Short words of English, between which and the next operand there is always a blank. */
const JOINING_WORDS = new Set(
  (
    'and or to is for in of at by as if on than vs was are per the it not now but with from so no ' +
    'we my up us do go be he me am an off'
  ).split(' '),
);

/** A run of letters, and the signs next to it: with or without blanks between. */
const WORD = /(?<!\p{Script=Latin})\p{Script=Latin}{2,}/gu;
const OPERAND_BEFORE = /[\p{L}\p{N})\]}](\s*)$/u;
const OPERAND_AFTER = /^(\s*)[\p{L}\p{N}([{]/u;
const NUMBER_BEFORE = /\p{N}\s+$/u;
const NUMBER_AFTER = /^\s+\p{N}/u;
/** More blanks than between the words of a sentence or formula are not looked at. */
const NEIGHBOURS = 8;

/** Whether a run of letters is a word of a sentence, or a name of a program. */
function isProse(word: string, before: string, after: string, mayBeLong: boolean): boolean {
  if (FUNCTIONS.has(word.toLowerCase())) return false;
  const isApartBefore = (OPERAND_BEFORE.exec(before)?.[1] ?? '') !== '';
  const isApartAfter = (OPERAND_AFTER.exec(after)?.[1] ?? '') !== '';
  if (JOINING_WORDS.has(word)) return isApartAfter || (isApartBefore && !/^\S/.test(after));
  if (NUMBER_AFTER.test(after)) return true;
  if (word.length < 3) return false;
  // A unit after its number: 5 mol.
  const isUnit = word.length === 3 && NUMBER_BEFORE.test(before) && !isApartAfter;
  if ((isApartBefore || isApartAfter) && !isUnit) return true;
  return word.length > 3 && (!mayBeLong || /,\s*$/.test(before) || /^\s*,/.test(after));
}

function hasProse(text: string, mayBeLong: boolean): boolean {
  for (const { 0: word, index } of text.matchAll(WORD)) {
    const end = index + word.length;
    const before = text.slice(Math.max(0, index - NEIGHBOURS), index);
    if (isProse(word, before, text.slice(end, end + NEIGHBOURS), mayBeLong)) return true;
  }
  return false;
}

function isPlainFormula(text: string): boolean {
  if (SHORT_NAME.test(text)) return !JOINING_WORDS.has(text);
  if (WHOLE.some((form) => form.test(text))) return true;
  if (NOT_FORMULA.some((sign) => sign.test(text))) return false;
  if (!OPERATOR.test(text) || !/[\p{L}\p{N}]/u.test(text)) return false;
  const mayBeLong = STRONG_OPERATOR.test(text) && !/^\p{Nd}/u.test(text);
  return !hasProse(text, mayBeLong);
}

/**
 * Whether a text between two delimiters looks like a formula rather than like code, money or a
 * sentence that happens to be between them. A formula is a number, a short name, or operands with
 * operators or commands of TeX and without words of a sentence.
 */
export function looksLikeFormula(source: string): boolean {
  if (source.length > FORMULA_MAX_LENGTH) return false;
  const tex = source.trim();
  const hasCommand = COMMAND.test(tex);
  const bare = tex
    .replace(NAMED, ' x ')
    .replaceAll('\\{', '(')
    .replaceAll('\\}', ')')
    .replace(ANY_COMMAND, '…');
  if (tex === '' || NOT_MATHS.test(bare) || FOREIGN.test(bare)) return false;
  if (hasCommand) return !hasProse(bare, true);
  return !PATTERN_SIGN.test(tex) && isBalanced(bare) && isPlainFormula(bare);
}
