import { MESSAGE_MAX_LENGTH } from '#contract/limits';

/** The limit is spoken of from this near on. */
const NEAR = 500;

/**
 * How many characters a message has left, counted as the server counts them; negative where it is
 * too long, null where the limit is far.
 */
export function charactersLeft(text: string): number | null {
  if (text.length < MESSAGE_MAX_LENGTH - NEAR) return null;
  const left = MESSAGE_MAX_LENGTH - [...text.trim()].length;
  return left <= NEAR ? left : null;
}

/** The words for it. */
export function charactersLeftText(left: number): string {
  const count = Math.abs(left);
  const characters = `${count} ${count === 1 ? 'character' : 'characters'}`;
  return left < 0 ? `Too long by ${characters}.` : `${characters} left`;
}
