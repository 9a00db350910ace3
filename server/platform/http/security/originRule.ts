import type { Logger } from 'pino';
import { parseUrl } from '#contract/addresses/parseUrl';

/** More origins than an operator would read. Each of them is logged once. */
const LOGGED_ORIGINS = 100;
/** Names of hosts have at most 253 characters. */
const ORIGIN_MAX_LENGTH = 300;
/** A host and its port, without the other parts of a URL. */
const HOST = /^[^\s/?#@\\]+$/;

/** Whether the page of an origin may open a socket at a host, as in the header `Host`. */
export type OriginRule = (origin: string, host: string | undefined) => boolean;

/**
 * Allows the configured origins, and pages that were loaded from the host that they connect to,
 * because Quad may have names that the configuration doesn't know. The token of a session is kept
 * by origin, so a foreign name that points to this machine brings none.
 */
export function createOriginRule(allowed: readonly string[], log: Logger): OriginRule {
  const logged = new Set<string>();
  return (origin, host) => {
    if (allowed.includes(origin) || isOfHost(origin, host)) return true;
    const shown = origin.slice(0, ORIGIN_MAX_LENGTH);
    if (logged.size < LOGGED_ORIGINS && !logged.has(shown)) {
      logged.add(shown);
      log.warn(
        { origin: shown, host: host?.slice(0, ORIGIN_MAX_LENGTH), allowed },
        'a page of another origin was refused a socket; if it is a page of Quad, set PUBLIC_URL to its origin',
      );
    }
    return false;
  };
}

function isOfHost(origin: string, host: string | undefined): boolean {
  if (host === undefined || origin.length > ORIGIN_MAX_LENGTH || host.length > ORIGIN_MAX_LENGTH)
    return false;
  const page = HOST.test(host) ? parseUrl(origin) : null;
  if (!page || page.origin === 'null') return false;
  // The scheme may be another one here, because a proxy in front may speak TLS.
  return parseUrl(`${page.protocol}//${host}`)?.origin === page.origin;
}
