import { randomInt } from 'node:crypto';
import { USERNAME_MAX_LENGTH, USERNAME_MIN_LENGTH } from '#contract/limits';
import { normalise, trimEndOf } from '#server/platform/text';
import { isHostLike } from '../names/hostLikeName';
import { isReservedName } from '../names/reservedNames';

const NAMELESS = 'member';

/** The letters that usernames may have, accents taken off, the rest made into single dots. */
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
 * A username for somebody who never chose one: the local part of his address, else his name, else
 * "member". It has no dots where they
 * make it look like a host, and a number where it is reserved and at every further try, each a digit
 * longer.
 */
export function suggestUsername(
  { email, name }: { email: string; name: string },
  tries: number,
): string {
  const local = email.slice(0, email.lastIndexOf('@')).split('+', 1)[0] ?? '';
  const folded = [fold(local), fold(name)];
  const found = folded.find((text) => text.length >= USERNAME_MIN_LENGTH) ?? NAMELESS;
  // A number would not make `www.quad` another thing than an address.
  const base = isHostLike(found) ? found.replaceAll('.', '-') : found;
  if (tries === 0 && !isReservedName(base)) return base;
  const digits = tries + 1;
  const number = String(randomInt(10 ** (digits - 1), 10 ** digits));
  return `${base.slice(0, USERNAME_MAX_LENGTH - digits)}${number}`;
}
