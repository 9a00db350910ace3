import { signupMessages } from '#contract/messages';
import { badRequest } from '#server/platform/http/problem';
import { canonicalEmail, isPlainAddress } from '../signup/emailAddress';
import { isHostLike } from './hostLikeName';
import { isReservedName } from './reservedNames';

export { canonicalEmail } from '../signup/emailAddress';

/** The account name in a login: an address or a username. */
export type LoginName = { email: string } | { username: string };

/** Parses the name of a login: an address has an `@`, and no username can have one. */
export function loginName(typed: string): LoginName {
  const name = canonicalEmail(typed);
  return name.includes('@') ? { email: name } : { username: name };
}

/** Throws a 400 Problem for a reserved or host-like username. */
export function requireFreeWord(username: string): void {
  if (!isReservedName(username)) return;
  const { usernameHostLike, usernameReserved } = signupMessages;
  const detail = isHostLike(username) ? usernameHostLike : usernameReserved;
  throw badRequest(detail, { username: detail });
}

/**
 * Throws a 400 Problem for an address that a mail program could parse as another one, or as
 * several.
 */
export function requirePlainAddress(email: string): void {
  if (isPlainAddress(email)) return;
  const detail = signupMessages.emailNotPlain;
  throw badRequest(detail, { email: detail });
}
