import type { Deps } from '#domain/deps';
import { secondsLeftOf, signLink, type LinkDeps, type LinkQuery } from '#domain/files';
import { allowedOrigins } from '#server/platform/config/publicOrigin';
import { forbidden } from '#server/platform/http/problem';
import { isStoredName } from '#server/platform/storage/fileStorage';
import { parseUrl } from '#contract/addresses/parseUrl';
import * as texts from '../texts';

const KEY_USE = 'chat-files';
const FOLDER = '/api/chat/files/';

/** Returns an address at which any holder can read the stored file for ten minutes. */
export const signChatLink = (deps: LinkDeps, name: string): string =>
  `${FOLDER}${name}?${signLink(deps, KEY_USE, name)}`;

/** The parameters of a signed address. */
export interface ChatLink extends LinkQuery {
  name: string;
}

/**
 * The number of seconds until the address expires. Throws 403 if it was not signed by us or has
 * expired.
 */
export function checkChatLink(deps: LinkDeps, link: ChatLink): number {
  const secondsLeft = secondsLeftOf(deps, KEY_USE, link.name, link);
  if (secondsLeft === null) throw forbidden(texts.invalidLink);
  if (secondsLeft < 0) throw forbidden(texts.expiredLink);
  return secondsLeft;
}

/** The stored name in a chat file's address, however old; null for any other address. */
export function storedNameIn(config: Deps['config'], address: string): string | null {
  const url = parseUrl(address, config.publicUrl);
  if (!url) return null;
  const { origin, pathname } = url;
  if (origin !== config.publicUrl && !allowedOrigins(config).includes(origin)) return null;
  const name = pathname.startsWith(FOLDER) ? pathname.slice(FOLDER.length) : '';
  return isStoredName(name) ? name : null;
}
