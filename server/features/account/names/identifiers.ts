import { signupMessages } from '#contract/messages';
import { badRequest } from '#server/platform/http/problem';
import { hostOf, isInDomain } from '#server/platform/hostName';
import * as texts from '../texts';
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

/** Whether an operator allows accounts with an address; any without a list of domains. */
export const isSignupAddress = (domains: readonly string[], email: string) =>
  domains.length === 0 || domains.some((domain) => isInDomain(hostOf(email), domain));

/** Throws a 400 Problem for an address with which the operator allows no account. */
export function requireSignupAddress(domains: readonly string[], email: string): void {
  if (isSignupAddress(domains, email)) return;
  const detail = texts.outsideSignupDomains(domains);
  throw badRequest(detail, { email: detail });
}
