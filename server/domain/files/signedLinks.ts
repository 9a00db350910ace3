import { timingSafeEqual } from 'node:crypto';
import type { Deps } from '#domain/deps';

/** The lifetime of a signed address. */
const LINK_LIFETIME_MS = 10 * 60_000;

export type LinkDeps = Pick<Deps, 'secrets' | 'clock'>;

/** The query of a signed address, as received. */
export interface LinkQuery {
  /** In seconds since 1970. */
  expires?: string;
  signature?: string;
}

const signatureOf = ({ secrets }: LinkDeps, use: string, text: string, expires: string) =>
  secrets.mac(use, `${text}\n${expires}`);

/**
 * Signs an address for ten minutes, or until the given date, and returns its query. The text
 * identifies the file; each use has a key of its own.
 */
export function signLink(deps: LinkDeps, use: string, text: string, until?: Date): string {
  const end = until?.getTime() ?? deps.clock.now().getTime() + LINK_LIFETIME_MS;
  const expires = String(Math.ceil(end / 1000));
  const signature = signatureOf(deps, use, text, expires).toString('base64url');
  return new URLSearchParams({ expires, signature }).toString();
}

/**
 * Returns the number of seconds until the address expires, negative if it has expired, or null if
 * it was not signed by us.
 */
export function secondsLeftOf(
  deps: LinkDeps,
  use: string,
  text: string,
  { expires = '', signature = '' }: LinkQuery,
): number | null {
  const given = Buffer.from(signature, 'base64url');
  const right = signatureOf(deps, use, text, expires);
  if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
  return Math.floor(Number(expires) - deps.clock.now().getTime() / 1000);
}
