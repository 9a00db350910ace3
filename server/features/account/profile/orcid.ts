import { asciiDigits } from '#contract/digits';

/** An ORCID, alone or as an address: sixteen digits, of which the last may be X. */
const ORCID = /^(?:https:\/\/orcid\.org\/)?(\d{4}-\d{4}-\d{4}-\d{3}[\dX])$/;

/**
 * The ORCID in its usual form, or null if it is none or its check digit is wrong (ISO 7064 MOD
 * 11-2, https://support.orcid.org/hc/en-us/articles/360006897674). Limit the length before calling.
 */
export function readOrcid(given: string): string | null {
  const orcid = ORCID.exec(asciiDigits(given).trim())?.[1];
  if (orcid === undefined) return null;
  const digits = orcid.replaceAll('-', '');
  let total = 0;
  for (const digit of digits.slice(0, -1)) total = ((total + Number(digit)) * 2) % 11;
  const check = (12 - total) % 11;
  return digits.endsWith(check === 10 ? 'X' : String(check)) ? orcid : null;
}
