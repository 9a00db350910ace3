import * as openid from 'openid-client';
import { accountCalls } from '#contract/calls/account';
import type { Clock } from '#server/platform/clock';
import type { GoogleConfig } from '#server/platform/config/services';
import { urlOf } from '#server/platform/http/registerRoutes';
import type { GoogleAttempt } from './googleAttempt';
import { codeOf, GoogleFailure } from './googleFailure';

/** The claims the provider vouches for. */
export interface GoogleIdentity {
  issuer: string;
  subject: string;
  email: string | null;
  emailVerified: boolean;
  /** Empty if the provider sends none. */
  name: string;
}

/**
 * The identity provider. Each step throws a GoogleFailure within a few seconds instead of waiting
 * longer.
 */
export interface GoogleProvider {
  /**
   * Starts an attempt and returns it with the provider's address for it. `hint`: the e-mail of the
   * account to offer.
   */
  begin(hint: string | null): Promise<{ address: string; attempt: GoogleAttempt }>;
  /**
   * Returns the identity that signed in. `search`: the query of the callback's address, with its
   * question mark.
   */
  finish(search: string, attempt: GoogleAttempt): Promise<GoogleIdentity>;
}

/** The timeout of one request to the provider. */
const TIMEOUT_SECONDS = 5;
/** Short, so that no one is redirected to a provider that has been down for a while. */
const KNOWN_FOR_MS = 5 * 60_000;

/** The configured provider; its settings are discovered at the first sign-in. */
export function createGoogleProvider(
  { issuer, clientId, clientSecret }: GoogleConfig,
  { publicUrl, clock }: { publicUrl: string; clock: Clock },
): GoogleProvider {
  const callback = `${publicUrl}${urlOf(accountCalls.googleCallback)}`;
  let known: { settings: Promise<openid.Configuration>; until: number } | null = null;

  async function settings(): Promise<openid.Configuration> {
    const now = clock.now().getTime();
    if (!known || known.until <= now) {
      const found = discover(issuer, clientId, clientSecret);
      known = { settings: found, until: now + KNOWN_FOR_MS };
      found.catch(() => {
        // The next sign-in tries again.
        if (known?.settings === found) known = null;
      });
    }
    try {
      return await known.settings;
    } catch (cause) {
      throw new GoogleFailure('provider_unavailable', { code: codeOf(cause), cause });
    }
  }

  return {
    async begin(hint) {
      const attempt = {
        state: openid.randomState(),
        nonce: openid.randomNonce(),
        verifier: openid.randomPKCECodeVerifier(),
      };
      const address = openid.buildAuthorizationUrl(await settings(), {
        redirect_uri: callback,
        scope: 'openid email profile',
        state: attempt.state,
        nonce: attempt.nonce,
        code_challenge: await openid.calculatePKCECodeChallenge(attempt.verifier),
        code_challenge_method: 'S256',
        ...(hint === null ? {} : { login_hint: hint }),
      });
      return { address: address.href, attempt };
    },
    async finish(search, { state, nonce, verifier }) {
      const found = await settings();
      const response = new URL(callback);
      response.search = search;
      try {
        const tokens = await openid.authorizationCodeGrant(found, response, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        });
        return identityOf(tokens.claims());
      } catch (cause) {
        throw refusal(cause);
      }
    },
  };
}

function discover(issuer: string, clientId: string, clientSecret: string) {
  return openid.discovery(new URL(issuer), clientId, clientSecret, undefined, {
    timeout: TIMEOUT_SECONDS,
    execute: [
      // The library would otherwise trust an ID token received over TLS without checking its
      // signature.
      openid.enableNonRepudiationChecks,
      ...(issuer.startsWith('http:') ? [openid.allowInsecureRequests] : []),
    ],
  });
}

function identityOf(claims: openid.IDToken | undefined): GoogleIdentity {
  if (!claims) throw new GoogleFailure('response_refused', { code: 'NO_ID_TOKEN' });
  const { iss, sub, email, email_verified, name } = claims;
  return {
    issuer: iss,
    subject: sub,
    email: typeof email === 'string' ? email : null,
    emailVerified: email_verified === true,
    name: typeof name === 'string' ? name : '',
  };
}

function refusal(cause: unknown): GoogleFailure {
  if (cause instanceof GoogleFailure) return cause;
  if (cause instanceof openid.AuthorizationResponseError && cause.error === 'access_denied') {
    return new GoogleFailure('denied', { cause });
  }
  return new GoogleFailure('response_refused', { code: codeOf(cause), cause });
}
