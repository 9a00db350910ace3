import { OTP_LENGTH, OTP_TEXT_MAX_LENGTH } from '../limits';
import { asciiDigits } from './digits';

const RUNS = /\d+/g;
/** Digits with up to three signs or blanks between any two of them, but no letters. */
const PARTED_RUNS = /\d(?:[^\p{L}\p{N}]{0,3}\d)*/gu;
const NOT_DIGITS = /\D/g;
const BLANKS = /[\p{Z}\p{C}]/gu;

/** Returns the one text that is as long as a code, or null if there is none or different ones. */
function onlyCode(runs: readonly string[]): string | null {
  const [code, ...others] = new Set(runs.filter((run) => run.length === OTP_LENGTH));
  return code !== undefined && others.length === 0 ? code : null;
}

/**
 * Returns the six digits of the one-time code in a typed or pasted text, or null if it holds none
 * or several. Digits of every script count. Signs, blanks and invisible characters between them
 * don't, nor do words around them.
 */
export function readCode(text: string): string | null {
  if (text.length > OTP_TEXT_MAX_LENGTH) return null;
  const plain = asciiDigits(text);
  const parted = [...plain.matchAll(PARTED_RUNS)].map(([run]) => run.replace(NOT_DIGITS, ''));
  return onlyCode(plain.match(RUNS) ?? []) ?? onlyCode(parted);
}

/** Returns a typed number with ASCII digits, without blanks and invisible characters. */
export function tidyNumber(text: string): string {
  return asciiDigits(text).replace(BLANKS, '');
}
