import { MESSAGE_MAX_LENGTH } from '#contract/limits';
import { tooLong } from '#shared/texts';
import * as texts from '../texts';
import { trimMessage } from '../state/trimMessage';

/** Show the count when this many characters or fewer are left. */
const NEAR = 500;

/**
 * Returns the number of characters left in a message, counted like the server does. The number is
 * negative if the text is too long. Returns null while the limit is far away.
 */
export function charactersLeft(text: string): number | null {
  if (text.length < MESSAGE_MAX_LENGTH - NEAR) return null;
  const left = MESSAGE_MAX_LENGTH - [...trimMessage(text)].length;
  return left <= NEAR ? left : null;
}

/** Puts the number of characters left into words. */
export function charactersLeftText(left: number): string {
  return left < 0 ? tooLong(-left) : texts.charactersLeft(left);
}
