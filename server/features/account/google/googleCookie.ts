import { accountCalls } from '#contract/calls/account';
import { urlOf } from '#server/platform/http/registerRoutes';
import { ATTEMPT_LIFETIME_MS } from './googleAttempt';

/** The cookie that carries a sign-in from its start to its callback. */
export interface GoogleCookie {
  /** Reads its value from a `Cookie` header. */
  read(header: string | undefined): string | undefined;
  /** The `Set-Cookie` header that stores a value. */
  store(value: string): string;
  /** The `Set-Cookie` header that removes it. */
  readonly removal: string;
}

/**
 * The cookie of a Quad at this public address. It is sent to the callback only, and over https if
 * the address uses it.
 */
export function createGoogleCookie(publicUrl: string): GoogleCookie {
  const isSecure = publicUrl.startsWith('https:');
  // The prefix stops a page loaded over plain http from planting one.
  const name = isSecure ? '__Secure-quad_google' : 'quad_google';
  const scope = `Path=${urlOf(accountCalls.googleCallback)}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
  return {
    read(header = '') {
      const pairs = header.split(';').map((pair) => pair.trim());
      return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
    },
    store: (value) => `${name}=${value}; Max-Age=${ATTEMPT_LIFETIME_MS / 1000}; ${scope}`,
    removal: `${name}=; Max-Age=0; ${scope}`,
  };
}
