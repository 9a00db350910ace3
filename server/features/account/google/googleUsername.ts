import { randomInt } from 'node:crypto';
import { USERNAME_MAX_LENGTH, USERNAME_MIN_LENGTH } from '#contract/limits';
import { normalise, trimEndOf } from '#server/platform/text';
import { isHostLike } from '../names/hostLikeName';
import { isReservedName } from '../names/reservedNames';

const NAMELESS = 'member';

/**
 * Reduces a text to the letters that usernames may have: accents are removed, other characters
 * become single dots.
 */
const fold = (text: string) =>
  trimEndOf(
    normalise(text, 'NFKD')
      .replace(/\p{M}/gu, '')
      .replace(/[^A-Za-z0-9._-]+/g, '.')
      .replace(/^[._-]+/, '')
      .slice(0, USERNAME_MAX_LENGTH),
    '._-',
  );

/**
 * A username for a person who never chose one: the local part of their address, else their name,
 * else "member". It has no dots if they make it look like a host. It has a number if it is reserved
 * and at every further try, one digit longer each time.
 */
export function suggestUsername(
  { email, name }: { email: string; name: string },
  tries: number,
): string {
  const local = email.slice(0, email.lastIndexOf('@')).split('+', 1)[0] ?? '';
  const folded = [fold(local), fold(name)];
  const found = folded.find((text) => text.length >= USERNAME_MIN_LENGTH) ?? NAMELESS;
  // Even with a number, `www.quad` would still look like an address.
  const base = isHostLike(found) ? found.replaceAll('.', '-') : found;
  if (tries === 0 && !isReservedName(base)) return base;
  const digits = tries + 1;
  const number = String(randomInt(10 ** (digits - 1), 10 ** digits));
  return `${base.slice(0, USERNAME_MAX_LENGTH - digits)}${number}`;
}
