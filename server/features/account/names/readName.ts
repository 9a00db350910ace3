import { hasVisibleText } from '#contract/visibleText';
import { tidyName } from '#domain/universities';
import { resemblesReservedWord } from './reservedNames';

/**
 * Controls, lone surrogates, private characters, and format characters such as those that turn the
 * direction of the text after them. Joiners stay, because Bangla and other scripts need them. `@`
 * would let a name pass for a username.
 */
const FORBIDDEN = /[\p{Cc}\p{Cs}\p{Co}@]|(?![\u200C\u200D])\p{Cf}/u;

/**
 * A name or pronouns as stored: composed, without outer blanks, with single blanks. Null for more
 * than `most` characters, and if it must not be shown, because of its characters or because it
 * seems to speak for Quad. Some letters become two when composed, so the length is checked again.
 * The caller has limited the given text.
 */
export function readName(given: string, most: number): string | null {
  const name = tidyName(given);
  if ([...name].length > most) return null;
  const isAllowed = hasVisibleText(name) && !FORBIDDEN.test(name) && !resemblesReservedWord(name);
  return isAllowed ? name : null;
}
