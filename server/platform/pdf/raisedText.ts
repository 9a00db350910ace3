import { normalise } from '../text';

/** The raised and lowered forms that Unicode has, after the character each belongs to. */
const RAISED = formsIn(
  '0⁰1¹2²3³4⁴5⁵6⁶7⁷8⁸9⁹+⁺-⁻−⁻–⁻=⁼(⁽)⁾aᵃbᵇcᶜdᵈeᵉfᶠgᵍhʰiⁱjʲkᵏlˡmᵐnⁿoᵒpᵖrʳsˢtᵗuᵘvᵛwʷxˣyʸzᶻ' +
    'AᴬBᴮDᴰEᴱGᴳHᴴIᴵJᴶKᴷLᴸMᴹNᴺOᴼPᴾRᴿTᵀUᵁVⱽWᵂ',
);
const LOWERED = formsIn('0₀1₁2₂3₃4₄5₅6₆7₇8₈9₉+₊-₋−₋–₋=₌(₍)₎');
/** Marks that look the same in raised text, and don't join digits into another number. */
const UNCHANGED: ReadonlySet<string> = new Set(' ,*∗†‡§¶#°′″');
/** A longer run is a line of small print, not an exponent or a mark. */
const LONGEST = 24;

function formsIn(pairs: string): ReadonlyMap<string, string> {
  const characters = [...pairs];
  return new Map(
    characters.flatMap((character, at): [string, string][] =>
      at % 2 === 0 ? [[character, characters[at + 1] ?? '']] : [],
    ),
  );
}

function inForms(text: string, forms: ReadonlyMap<string, string>, mark: '^' | '_'): string {
  const characters = [...text];
  if (characters.every((each) => forms.has(each) || UNCHANGED.has(each))) {
    return characters.map((each) => forms.get(each) ?? each).join('');
  }
  return `${mark}(${text})`;
}

/** Whether a text has a letter, a digit or a sign of a charge or power. */
const hasContent = (text: string) => /[\p{L}\p{N}+\u2212-]/u.test(text);

/**
 * A raised run as plain text: `³` for 3, or `^(a/b)` where Unicode has no raised form of a
 * character. Without letters and digits, or if it is long, it stays as it is.
 */
export const raisedText = (run: string): string =>
  hasContent(run) && [...run].length <= LONGEST ? inForms(run, RAISED, '^') : run;

/**
 * A lowered run as plain text: `₂` for 2. Without digits it stays as it is, because lowered letters
 * can't be mistaken for a number.
 */
export const loweredText = (run: string): string =>
  /\p{N}/u.test(run) && [...run].length <= LONGEST ? inForms(run, LOWERED, '_') : run;

/** Raised digits with their sign. */
const RAISED_NUMBER = /[⁺⁻]?[⁰¹²³⁴⁵⁶⁷⁸⁹]+/gu;
/** A power written on one line: `10^6`, `10^-6`, `10^(6)`. */
const CARET_NUMBER = /(?<=[\p{L}\p{N})])\^(?:([+−-]?\d{1,9})|\(([+−-]?\d{1,9})\))/gu;
const KEPT = /[⁺⁻⁰¹²³⁴⁵⁶⁷⁸⁹]/u;
const FOLDED_RUN = /[^⁺⁻⁰¹²³⁴⁵⁶⁷⁸⁹]+/gu;
/** Between a digit and a fraction, lowered or circled one, which are digits in their plain form. */
const BETWEEN_DIGITS =
  /(?<=\p{Nd})(?![⁰¹²³⁴⁵⁶⁷⁸⁹])(?=\p{No})|(?<=(?![⁰¹²³⁴⁵⁶⁷⁸⁹])\p{No})(?=\p{Nd})/gu;

/**
 * The form of a text in which words and numbers are compared: compatibility forms as plain letters,
 * powers as raised digits, and 1½ as 1 and ½, so that 10³ never equals 103. Not for showing.
 */
export const comparedText = (text: string): string =>
  text
    .replaceAll(CARET_NUMBER, (_all, bare?: string, inBrackets?: string) =>
      raisedText(bare ?? inBrackets ?? ''),
    )
    .replaceAll(BETWEEN_DIGITS, ' ')
    .replaceAll(FOLDED_RUN, (run) => normalise(run, 'NFKC'));

/** A text in its comparison form with powers on one line: `10^-3` for 10⁻³. */
export const withCarets = (text: string): string =>
  comparedText(text).replaceAll(RAISED_NUMBER, (run) => `^${run.normalize('NFKC')}`);

/**
 * The words in lower case that a word with raised digits can be found by: with a note's mark it is
 * the word itself, and `km²` is also `km2`. A power of a number is only found as such. Null without
 * raised digits.
 */
export function wordForms(word: string): string[] | null {
  if (!KEPT.test(word)) return null;
  const lower = word.toLowerCase();
  const bare = lower.replaceAll(RAISED_NUMBER, '');
  return /\p{L}/u.test(bare) ? [bare, lower.normalize('NFKC')] : [lower];
}
