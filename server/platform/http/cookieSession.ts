import type { IncomingHttpHeaders } from 'node:http';
import type { Clock } from '../clock';
import type { Secrets } from '../secrets/secrets';
import type { OriginRule } from './security/originRule';

const NAME = 'quad_session';
const KEY_USE = 'cookie-sessions';
/** A cookie expires after two hours without use. */
const IDLE_SECONDS = 2 * 3_600;
/** A cookie in steady use is renewed once a minute. */
const RENEW_AFTER_SECONDS = 60;
/** A sealed token has about 150 characters. */
const VALUE = /^[\w-]{1,400}$/;
const HEADER_MAX_LENGTH = 8_192;

/** A token found in a cookie. */
export interface CookieToken {
  token: string;
  /** Whether the response should renew the cookie. */
  isDue: boolean;
}

/**
 * Sessions in cookies, for clients that make some calls without their token. The cookie contains the
 * sealed token of the session that it was set with, so it ends with that session.
 */
export interface CookieSessions {
  /** The header `Set-Cookie` for a session that is used now. */
  header(token: string, isSecure: boolean): string;
  /**
   * Returns the token in a request's cookie. Null for none, an expired and a foreign one, and for
   * requests with another credential or from a page that isn't ours.
   */
  read(request: CookieRequest): CookieToken | null;
  /** Whether no page, or one of ours, has sent a request. */
  isFromOwnPage(request: CookieRequest): boolean;
}

/** The parts of a request that decide on its cookie. */
interface CookieRequest {
  headers: IncomingHttpHeaders;
}

const attributes = (seconds: number, isSecure: boolean) =>
  `Max-Age=${seconds}; Path=/api; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`;

/** Whether the browser that sends a request reaches Quad through TLS. */
export const isSecure = (config: { publicUrl: string }, request: { protocol: string }) =>
  request.protocol === 'https' || config.publicUrl.startsWith('https:');

/** The header `Set-Cookie` that removes the cookie. */
export const endOfCookie = (isSecure: boolean) => `${NAME}=; ${attributes(0, isSecure)}`;

/** The value of our cookie; null if there is none, or several, of which one may be planted. */
function valueIn(header: string): string | null {
  if (header.length > HEADER_MAX_LENGTH) return null;
  const ours = header
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${NAME}=`));
  const [only = '', second] = ours;
  const value = only.slice(NAME.length + 1);
  return second === undefined && VALUE.test(value) ? value : null;
}

/** The dependencies of the cookies of a server. */
interface CookieParts {
  secrets: Secrets;
  clock: Clock;
  isOwnOrigin: OriginRule;
}

/** Creates the cookies of one server. */
export function createCookieSessions({ secrets, clock, isOwnOrigin }: CookieParts): CookieSessions {
  const now = () => Math.floor(clock.now().getTime() / 1000);
  const open = (value: string): string | null => {
    try {
      return secrets.open(KEY_USE, value);
    } catch {
      return null;
    }
  };
  const isFromOwnPage = ({ headers }: CookieRequest) => {
    const { origin, host, 'sec-fetch-site': site = 'none' } = headers;
    if (origin !== undefined) return isOwnOrigin(origin, host);
    // Browsers leave the origin out of a GET only.
    return site === 'same-origin' || site === 'none';
  };
  return {
    isFromOwnPage,
    header(token, isSecure) {
      const value = secrets.seal(KEY_USE, `${now() + IDLE_SECONDS} ${token}`);
      return `${NAME}=${value}; ${attributes(IDLE_SECONDS, isSecure)}`;
    },
    read(request) {
      const { authorization, cookie = '' } = request.headers;
      if (authorization !== undefined || !isFromOwnPage(request)) return null;
      const value = valueIn(cookie);
      const opened = value === null ? null : open(value);
      if (opened === null) return null;
      const [until = '', token = ''] = opened.split(' ');
      const secondsLeft = Number(until) - now();
      if (secondsLeft <= 0) return null;
      return { token, isDue: secondsLeft < IDLE_SECONDS - RENEW_AFTER_SECONDS };
    },
  };
}
