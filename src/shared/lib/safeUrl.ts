import * as texts from '../texts';

/**
 * Prefix of the addresses that replace the server's files in replayed states. Not a safe address.
 */
export const NOT_IN_LOG = 'about:not-in-log/';

/** Explains why a file without a safe address is missing. In a replay, it isn't part of the log. */
export const missingFileText = (url: string | null | undefined, otherwise: string): string =>
  url?.startsWith(NOT_IN_LOG) ? texts.notInLog : otherwise;

const allowedSchemes = new Set(['http:', 'https:', 'blob:']);

/**
 * Browsers drop or fold these characters before reading an address, so checking the raw text isn't
 * reliable.
 */
function hasTrickCharacter(url: string): boolean {
  return [...url].some((character) => {
    const code = character.codePointAt(0) ?? 0;
    return code < 0x20 || code === 0x7f || character === '\\';
  });
}

/**
 * Returns the address if it is safe in an href, src or frame, otherwise null. Safe are http, https
 * and blob addresses and paths of this site ('/…', but not '//host').
 */
export function safeUrl(url: string | null | undefined): string | null {
  if (!url) return null;
  if (url !== url.trim() || hasTrickCharacter(url)) return null;
  if (url.startsWith('/')) return url.startsWith('//') ? null : url;
  if (!URL.canParse(url)) return null;
  return allowedSchemes.has(new URL(url).protocol) ? url : null;
}
