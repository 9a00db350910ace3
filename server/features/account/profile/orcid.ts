import { asciiDigits } from '#contract/typed/digits';
import { trimPasted } from '#contract/typed/trimPasted';

/**
 * An ORCID as people paste it: alone, after its name, or as an address. It has sixteen digits, of
 * which the last may be X.
 */
const ORCID =
  /^(?:(?:https?:\/\/)?(?:www\.)?orcid\.org\/|orcid(?: id)?:? ?)?(\d{4})[- ]?(\d{4})[- ]?(\d{4})[- ]?(\d{3}[\dx])(?:[/?#].*)?$/i;
/** Hyphens and dashes that documents set for the one on a keyboard. */
const HYPHEN = /[\u2010-\u2013\u2212]/g;

/**
 * The ORCID in its usual form, or null if it is none or its check digit is wrong (ISO 7064 MOD
 * 11-2, https://support.orcid.org/hc/en-us/articles/360006897674). Limit the length before calling.
 */
export function readOrcid(given: string): string | null {
  const text = asciiDigits(trimPasted(given)).replaceAll(HYPHEN, '-');
  const groups = ORCID.exec(text)?.slice(1);
  if (groups === undefined) return null;
  const digits = groups.join('').toUpperCase();
  let total = 0;
  for (const digit of digits.slice(0, -1)) total = ((total + Number(digit)) * 2) % 11;
  const check = (12 - total) % 11;
  const isValid = digits.endsWith(check === 10 ? 'X' : String(check));
  return isValid ? groups.join('-').toUpperCase() : null;
}
