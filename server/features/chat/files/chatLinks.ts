import { timingSafeEqual } from 'node:crypto';
import type { Deps } from '#domain/deps';
import { allowedOrigins } from '#server/platform/config/publicOrigin';
import { forbidden } from '#server/platform/http/problem';
import { isStoredName } from '#server/platform/storage/fileStorage';
import * as texts from '../texts';

/** The lifetime of a chat file's signed address. */
export const LINK_LIFETIME_MS = 10 * 60_000;

const KEY_USE = 'chat-files';
const FOLDER = '/api/chat/files/';

export type LinkDeps = Pick<Deps, 'secrets' | 'clock'>;

const signatureOf = ({ secrets }: LinkDeps, name: string, expires: string) =>
  secrets.mac(KEY_USE, `${name}\n${expires}`);

/** Returns an address at which any holder can read the stored file for ten minutes. */
export function signChatLink(deps: LinkDeps, name: string): string {
  const end = deps.clock.now().getTime() + LINK_LIFETIME_MS;
  const expires = String(Math.ceil(end / 1000));
  const signature = signatureOf(deps, name, expires).toString('base64url');
  return `${FOLDER}${name}?${new URLSearchParams({ expires, signature }).toString()}`;
}

/** The parameters of a signed address. */
export interface ChatLink {
  name: string;
  /** In seconds since 1970. */
  expires?: string;
  signature?: string;
}

/**
 * The number of seconds until the address expires. Throws 403 if it was not signed by us or has
 * expired.
 */
export function checkChatLink(deps: LinkDeps, link: ChatLink): number {
  const { name, expires = '', signature = '' } = link;
  const given = Buffer.from(signature, 'base64url');
  const right = signatureOf(deps, name, expires);
  if (given.length !== right.length || !timingSafeEqual(given, right)) {
    throw forbidden(texts.invalidLink);
  }
  const secondsLeft = Math.floor(Number(expires) - deps.clock.now().getTime() / 1000);
  if (secondsLeft < 0) {
    throw forbidden(texts.expiredLink);
  }
  return secondsLeft;
}

/** The stored name in a chat file's address, however old; null for any other address. */
export function storedNameIn(config: Deps['config'], address: string): string | null {
  if (!URL.canParse(address, config.publicUrl)) return null;
  const { origin, pathname } = new URL(address, config.publicUrl);
  if (origin !== config.publicUrl && !allowedOrigins(config).includes(origin)) return null;
  const name = pathname.startsWith(FOLDER) ? pathname.slice(FOLDER.length) : '';
  return isStoredName(name) ? name : null;
}
