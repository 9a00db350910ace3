import type { FastifyReply } from 'fastify';
import { accountCalls } from '#contract/calls/account';
import { EMAIL_MAX_LENGTH } from '#contract/limits';
import type { Deps } from '#domain/deps';
import { addressKey } from '#server/platform/http/limits/addressKey';
import { route, type Route } from '#server/platform/http/route';
import { browserName } from '../sessions/browserName';
import { openAttempt, sealAttempt } from './googleAttempt';
import { GoogleFailure } from './googleFailure';
import { createGoogleCookie } from './googleCookie';
import { recordGoogleFailure } from './recordGoogleFailure';
import { createGoogleProvider } from './googleProvider';
import { signInWithGoogle } from './signInWithGoogle';

const FIVE_MINUTES = 300;
/** A whole campus shares one address, and signs in at nine o'clock. */
const starts = { name: 'google-login', points: 100, seconds: FIVE_MINUTES };
const callbacks = { name: 'google-callback', points: 100, seconds: FIVE_MINUTES };

/**
 * The sign-in with Google: leaves with a sealed cookie and returns to the login page with a token.
 * Failures, and every request if it is not configured, end at the login page with a message.
 */
export function googleRoutes(deps: Deps): Route[] {
  const { config, clock, limits, secrets } = deps;
  const { google, publicUrl } = config;
  const toLogin = (reply: FastifyReply, query: string) =>
    reply.redirect(`${publicUrl}/login?${query}`, 302);
  if (!google) {
    const refuse = async ({ reply }: { reply: FastifyReply }) => toLogin(reply, 'error=google');
    return [route(accountCalls.googleLogin, refuse), route(accountCalls.googleCallback, refuse)];
  }
  const provider = createGoogleProvider(google, { publicUrl, clock });
  const cookie = createGoogleCookie(publicUrl);
  const failed = async (reply: FastifyReply, error: unknown, ip: string) => {
    await recordGoogleFailure(deps, error, ip);
    const isOutside = error instanceof GoogleFailure && error.reason === 'email_outside';
    return toLogin(reply, isOutside ? 'error=google_outside' : 'error=google');
  };

  return [
    route(accountCalls.googleLogin, async ({ query, ip, reply }) => {
      try {
        await limits.consume(starts, addressKey(ip));
        const { address, attempt } = await provider.begin(hintOf(query.login_hint));
        const sealed = sealAttempt(secrets, attempt, clock.now());
        return reply.header('set-cookie', cookie.store(sealed)).redirect(address, 302);
      } catch (error) {
        return failed(reply, error, ip);
      }
    }),
    route(accountCalls.googleCallback, async ({ request, ip, reply }) => {
      // An attempt is valid for one callback, even a failed one.
      reply.header('set-cookie', cookie.removal);
      try {
        await limits.consume(callbacks, addressKey(ip));
        const attempt = openAttempt(secrets, cookie.read(request.headers.cookie), clock.now());
        const { search } = new URL(request.url, publicUrl);
        const identity = await provider.finish(search, attempt);
        const browser = browserName(request.headers['user-agent']);
        const token = await signInWithGoogle(deps, identity, { ip, browser });
        return toLogin(reply, `token=${token}`);
      } catch (error) {
        return failed(reply, error, ip);
      }
    }),
  ];
}

/** Anything but an e-mail address would only confuse the provider. */
const hintOf = (typed: unknown) =>
  typeof typed === 'string' && typed.includes('@') && typed.length <= EMAIL_MAX_LENGTH
    ? typed
    : null;
